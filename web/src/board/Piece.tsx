// One piece, drawn around the origin of a cell of 100 units.
import { BASES, INK, type Look, look, RIM } from './armies';
import { ARMY, type Glyph } from './glyphs';
import { armies, museum, type PieceSet } from './sets';

interface Props {
  role: string;
  colour: string;
  /** Whether the colours belong to a chess set, whose men mostly stand without bases. */
  chess: boolean;
  /** Another set than the one in use. */
  set?: PieceSet;
}

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

function ChessMan({ glyph, colours, dark }: { glyph: Glyph; colours: Look; dark: boolean }) {
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

function Bead({ colours, dark }: { colours: Look; dark: boolean }) {
  return (
    <>
      <circle r="35" fill={colours.fill} stroke={RIM} stroke-width="4" />
      {/* Dark beads are bored through; light ones have a groove. */}
      {dark ? (
        <circle r="9" fill="none" stroke={colours.ink} stroke-width="5" />
      ) : (
        <circle r="22" fill="none" stroke={colours.ink} stroke-width="3" opacity="0.7" />
      )}
    </>
  );
}

/** What the men of an army stand on, by which it is known without its colour. */
function Base({ colours, rim }: { colours: Look; rim: number }) {
  return (
    <path
      d={BASES[colours.base]}
      fill={colours.fill}
      stroke={RIM}
      stroke-width={rim}
      stroke-linejoin="round"
    />
  );
}

export function PieceShape({ role, colour, chess, set }: Props) {
  const colours = look(colour);
  const { men, scale, based } = set ?? (chess ? museum.value : armies.value);
  if (role === 'soldier') return <Bead colours={colours} dark={colour === 'dark'} />;
  const glyph = men[role] ?? ARMY[role];
  if (glyph && !based) return <ChessMan glyph={glyph} colours={colours} dark={colour === 'black'} />;
  return (
    <>
      <Base colours={colours} rim={3.5} />
      {glyph && <Sign glyph={glyph} ink={colours.ink} under={colours.fill} scale={scale} />}
    </>
  );
}

/** A piece by itself, for trays, buttons and labels. */
export function PieceIcon({ role, colour, chess, set, size = 24 }: Props & { size?: number }) {
  return (
    <svg class="piece-icon" viewBox="-48 -48 96 96" width={size} height={size} aria-hidden="true">
      <PieceShape role={role} colour={colour} chess={chess} {...(set && { set })} />
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
        <Base colours={colours} rim={6} />
      )}
    </svg>
  );
}
