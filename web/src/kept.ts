// What this browser remembers for us. Storage may be forbidden or full: then nothing is remembered, and nothing else is lost.

export function kept(key: string): string | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // As said above.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // As said above.
  }
}

/** The fields of an object kept as text; none, where something else was kept there. */
export function fieldsOf(text: string | null): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
