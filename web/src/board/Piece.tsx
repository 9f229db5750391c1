// One piece, drawn around the origin of a cell of 100 units.

import type { Men } from '../generated/wire';
import { type ArmyLook, BASES, INK, look, RIM } from './armies';
import { ARMY, type Glyph } from './glyphs';
import { armies, chessMen, museumMen, NONE, type PieceSet } from './sets';

interface Props {
  role: string;
  colour: string;
  /** The set that it belongs to. */
  men: Men | undefined;
  /** Another set than the one in use. */
  set?: PieceSet;
  /** Without a shadow: it lies on no board. */
  flat?: boolean;
}

const SHADE = 'var(--shade, #3a260c)';
const BEAD = 'M-36 0A36 36 0 1 1 36 0A36 36 0 1 1-36 0Z';

function Sign({ glyph, ink, under, scale }: { glyph: Glyph; ink: string; under: string; scale: number }) {
  return (
    <g transform={scale === 1 ? undefined : `scale(${scale})`}>
      <path d={glyph.body} fill={ink} />
      {glyph.cut && <path d={glyph.cut} fill="none" stroke={under} stroke-width="3" stroke-linecap="round" />}
      {glyph.dots && <path d={glyph.dots} fill={under} />}
      {glyph.line && (
        <path
          d={glyph.line}
          fill="none"
          stroke={ink}
          stroke-width="8"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      )}
    </g>
  );
}

/** The sign of a kind of piece in the set in use, in the colour of the words around it. */
export function RoleIcon({ role, size = 20 }: { role: string; size?: number }) {
  const { men, scale } = armies.value;
  const glyph = men[role] ?? ARMY[role];
  return (
    <svg class="role-icon" viewBox="-32 -32 64 64" width={size} height={size} aria-hidden="true">
      {glyph && <Sign glyph={glyph} ink="currentColor" under="var(--sheet)" scale={scale === 1 ? 1 : 0.8} />}
    </svg>
  );
}

function ChessMan({ glyph, colours, dark }: { glyph: Glyph; colours: ArmyLook; dark: boolean }) {
  return (
    <>
      {/* White men keep their dark outline on dark boards too: it draws them. */}
      <path
        d={glyph.body}
        fill={colours.fill}
        stroke={dark ? RIM : INK}
        stroke-width="4"
        stroke-linejoin="round"
      />
      {glyph.cut && (
        <path d={glyph.cut} fill="none" stroke={colours.ink} stroke-width="3" stroke-linecap="round" />
      )}
      {glyph.dots && <path d={glyph.dots} fill={colours.ink} />}
      {/* The dark army also has a pale band along its foot. */}
      {dark && <path d="M-15 31H15" stroke={colours.ink} stroke-width="3" stroke-linecap="round" />}
    </>
  );
}

/** A bead of glass: a shade below, a light above. */
function Bead({ colours, dark }: { colours: ArmyLook; dark: boolean }) {
  return (
    <>
      <circle r="36" fill={colours.fill} stroke={RIM} stroke-width="3.5" />
      <path d="M-29 14A32.5 32.5 0 0 0 29 14A40 40 0 0 1-29 14Z" fill="#1a0c04" fill-opacity="0.24" />
      <circle cx="-7" cy="-9" r="23" fill="#fff" fill-opacity={dark ? 0.13 : 0.4} />
      <ellipse cx="-12" cy="-18" rx="11" ry="6.5" fill="#fff" fill-opacity={dark ? 0.42 : 0.85} />
      {/* Dark beads are bored through; light ones have a groove. */}
      {dark ? (
        <circle r="9" fill="none" stroke={colours.ink} stroke-width="5" />
      ) : (
        <circle r="21" fill="none" stroke={colours.ink} stroke-width="2.6" stroke-opacity="0.75" />
      )}
    </>
  );
}

/** What the men of an army stand on, by which it is known without its colour; with a thin line within its rim. */
function Base({ colours, rim, lined = true }: { colours: ArmyLook; rim: number; lined?: boolean }) {
  return (
    <>
      <path
        d={BASES[colours.base]}
        fill={colours.fill}
        stroke={RIM}
        stroke-width={rim}
        stroke-linejoin="round"
      />
      {lined && (
        <path
          d={BASES[colours.base]}
          transform="scale(0.88)"
          fill="none"
          stroke={colours.ink}
          stroke-width="1.6"
          stroke-opacity="0.4"
        />
      )}
    </>
  );
}

/** What a man or a bead throws on the board: a core and a paler edge, since a blur for each would be slow to paint. */
function Shadow({ d }: { d: string }) {
  return (
    <path
      class="man-shadow"
      d={d}
      transform="translate(0 5)"
      fill={SHADE}
      fill-opacity="0.26"
      stroke={SHADE}
      stroke-width="5"
      stroke-opacity="0.12"
    />
  );
}

/** The set in use for some men. */
function setOf(men: Men | undefined): PieceSet {
  if (men === 'museum') return museumMen();
  return men === 'chess' ? chessMen() : armies.value;
}

export function PieceShape({ role, colour, men, set, flat = false }: Props) {
  const colours = look(colour);
  const drawn = set ?? setOf(men);
  if (drawn === NONE) return null;
  const glyph = drawn.men[role] ?? ARMY[role];
  // Soldiers are beads.
  if (!glyph) {
    return (
      <>
        {!flat && <Shadow d={BEAD} />}
        <Bead colours={colours} dark={colour === 'dark'} />
      </>
    );
  }
  if (!drawn.based) {
    return (
      <>
        {!flat && <Shadow d={glyph.body} />}
        <ChessMan glyph={glyph} colours={colours} dark={colour === 'black'} />
      </>
    );
  }
  return (
    <>
      {!flat && <Shadow d={BASES[colours.base]} />}
      <Base colours={colours} rim={3.5} />
      <Sign glyph={glyph} ink={colours.ink} under={colours.fill} scale={drawn.scale} />
    </>
  );
}

/** A piece by itself, for trays, buttons and labels. */
export function PieceIcon({ role, colour, men, set, size = 24 }: Props & { size?: number }) {
  return (
    <svg class="piece-icon" viewBox="-48 -48 96 96" width={size} height={size} aria-hidden="true">
      <PieceShape role={role} colour={colour} men={men} {...(set && { set })} flat />
    </svg>
  );
}

/** Only the base of an army: the mark of a seat. */
export function ArmyMark({ colour, size = 20 }: { colour: string; size?: number }) {
  const colours = look(colour);
  return (
    <svg class="army-mark" viewBox="-48 -48 96 96" width={size} height={size} aria-hidden="true">
      {colour === 'light' || colour === 'dark' ? (
        <Bead colours={colours} dark={colour === 'dark'} />
      ) : (
        <Base colours={colours} rim={6} lined={false} />
      )}
    </svg>
  );
}
