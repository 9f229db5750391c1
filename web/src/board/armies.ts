// How each army looks: fill, ink of what is drawn on it, and the shape of its base, so that armies
// are told apart by form and lightness as well as by colour.

export type Base = 'round' | 'square' | 'hexagon' | 'flower';

export interface ArmyLook {
  /** A colour, or a variable of the theme with the colour that it has on the cloth. */
  fill: string;
  ink: string;
  /** What it is embroidered with, and its trail: seen on cloth. */
  dye: string;
  base: Base;
}

/** What is drawn on paper, bone and badges. */
export const INK = '#2a2320';
/** Every piece has this rim; themes with dark boards set another. */
export const RIM = `var(--rim, ${INK})`;

export const LOOKS: Readonly<Record<string, ArmyLook>> = {
  black: { fill: 'var(--black, #222236)', ink: '#f6ecd9', dye: 'var(--trail-black, #26263a)', base: 'round' },
  green: {
    fill: 'var(--green, #4b9168)',
    ink: '#fff8ea',
    dye: 'var(--trail-green, #2f8257)',
    base: 'square',
  },
  red: { fill: 'var(--red, #9c2b20)', ink: '#fff3e4', dye: 'var(--trail-red, #7f2218)', base: 'hexagon' },
  yellow: {
    fill: 'var(--yellow, #ebae2b)',
    ink: '#35240a',
    dye: 'var(--trail-yellow, #8a5e06)',
    base: 'flower',
  },
  white: { fill: '#fbf6ea', ink: '#2a2320', dye: 'var(--trail-white, #5f4f37)', base: 'round' },
  light: { fill: '#f8ebcb', ink: '#8a6a33', dye: 'var(--trail-light, #fff3d6)', base: 'round' },
  dark: { fill: '#22357a', ink: '#c9ccf0', dye: 'var(--trail-dark, #22357a)', base: 'round' },
  indigo: { fill: '#22358a', ink: '#f3eeff', dye: 'var(--trail-indigo, #22358a)', base: 'round' },
  ivory: { fill: '#fffbf0', ink: '#2a2320', dye: 'var(--trail-ivory, #7d6c52)', base: 'square' },
  madder: { fill: '#c0392b', ink: '#fff3e6', dye: 'var(--trail-madder, #962c20)', base: 'hexagon' },
  turmeric: { fill: '#e9a820', ink: '#3a2405', dye: 'var(--trail-turmeric, #8a5e06)', base: 'flower' },
};

const PLAIN: ArmyLook = { fill: '#9a948c', ink: '#1c1a18', dye: '#6a5c4a', base: 'round' };

export function look(colour: string | undefined): ArmyLook {
  return (colour !== undefined ? LOOKS[colour] : undefined) ?? PLAIN;
}

function polygon(radius: number, corners: number, offset: number): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = ((i + offset) / corners) * 2 * Math.PI - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

function flower(radius: number, petals: number): string {
  const step = (2 * Math.PI) / petals;
  const inner = radius * 0.86;
  const at = (angle: number) =>
    `${(inner * Math.cos(angle)).toFixed(1)} ${(inner * Math.sin(angle)).toFixed(1)}`;
  const bulge = (inner * Math.sin(step / 2) * 1.04).toFixed(1);
  const arcs = Array.from({ length: petals }, (_, i) => `A${bulge} ${bulge} 0 0 1 ${at((i + 1) * step)}`);
  return `M${at(0)}${arcs.join('')}Z`;
}

/** Outlines around the origin for a cell of 100 units, of about equal area. */
export const BASES: Readonly<Record<Base, string>> = {
  round: 'M-41 0A41 41 0 1 1 41 0A41 41 0 1 1-41 0Z',
  square: 'M-27-37H27Q37-37 37-27V27Q37 37 27 37H-27Q-37 37-37 27V-27Q-37-37-27-37Z',
  hexagon: polygon(45, 6, 0),
  flower: flower(44, 8),
};
