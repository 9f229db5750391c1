// The face of a computer player: the stronger, the grander what it wears.
import { RIM } from '../board/armies';

/** What each level wears: its colour, the headgear, and a beard, in a square of 48 units. */
const FACES: readonly { dye: string; hat: string; more?: string; beard?: string }[] = [
  { dye: '#4a3426', hat: 'M12 24C11 11 37 11 36 24C31 18 17 18 12 24Z', more: 'M23 15C22 9 30 8 28 14Z' },
  { dye: '#4b9168', hat: 'M12 22C12 10 36 10 36 22Z', more: 'M10 21H40V24.5H10Z' },
  {
    dye: '#8a6a33',
    hat: 'M15 19C15 7 33 7 33 19Z',
    more: 'M4 20.5C12 16 36 16 44 20.5C36 25 12 25 4 20.5Z',
  },
  {
    dye: '#9c2b20',
    hat: 'M11 23C7 12 17 6 24 8.5C31 6 41 12 37 23C30 17 18 17 11 23Z',
    beard: 'M17 33.5C20 30 23 31 24 32.5C25 31 28 30 31 33.5C27 36 21 36 17 33.5Z',
  },
  {
    dye: '#22358a',
    hat: 'M11 22C12 11 36 11 37 22Z',
    more: 'M36 19L45 15.5L43 23Z',
    beard: 'M17 33.5C20 30 23 31 24 32.5C25 31 28 30 31 33.5C27 36 21 36 17 33.5Z',
  },
  {
    dye: '#5d6470',
    hat: 'M11 26C10 12 20 9 24 9C28 9 38 12 37 26L34 21H14Z',
    more: 'M22.6 2H25.4L26 10H22Z',
    beard: 'M16 32C20 29.5 23 31 24 32.5C25 31 28 29.5 32 32C29 38 19 38 16 32Z',
  },
  {
    dye: '#7b2a66',
    hat: 'M10 23C7 9 19 5 24 7C29 5 41 9 38 23C31 17 17 17 10 23Z',
    more: 'M23 8C19 3 25 -1 29 1C27 3 27 5 26 8Z',
    beard: 'M12 29C13 45 35 45 36 29C31 34 17 34 12 29Z',
  },
  {
    dye: '#d59a1c',
    hat: 'M11 23L8 8L17 14.5L24 5L31 14.5L40 8L37 23C30 19 18 19 11 23Z',
    more: 'M24 3A2 2 0 1 0 24 -1A2 2 0 1 0 24 3Z',
    beard: 'M12 29C13 45 35 45 36 29C31 34 17 34 12 29Z',
  },
];

export function Face({ level, size = 48 }: { level: number; size?: number }) {
  const face = FACES[level - 1] ?? FACES[0];
  if (!face) return null;
  return (
    <svg class="face" viewBox="0 -3 48 48" width={size} height={size} aria-hidden="true">
      <circle cx="24" cy="27" r="13.5" fill="#cf9862" stroke={RIM} stroke-width="1.6" />
      {face.beard && <path d={face.beard} fill="#3b2c22" stroke={RIM} stroke-width="1" />}
      <g fill={face.dye} stroke={RIM} stroke-width="1.6" stroke-linejoin="round">
        {face.more && <path d={face.more} />}
        <path d={face.hat} />
      </g>
      <g fill="#2a2320">
        <circle cx="19.4" cy="27.5" r="1.7" />
        <circle cx="28.6" cy="27.5" r="1.7" />
      </g>
      {!face.beard && (
        <path d="M20 33Q24 36 28 33" fill="none" stroke="#2a2320" stroke-width="1.6" stroke-linecap="round" />
      )}
    </svg>
  );
}
