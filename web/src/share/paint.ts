// Colours for a canvas, which knows no style variables.

/** The value of a style variable, or of an expression `var(--name, fallback)`. */
export function paint(name: string): string {
  const [, variable = name, fallback = ''] = /^var\((--[\w-]+), (.+)\)$/.exec(name) ?? [];
  if (!variable.startsWith('--')) return name;
  return getComputedStyle(document.documentElement).getPropertyValue(variable).trim() || fallback;
}
