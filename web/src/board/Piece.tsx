// One piece, drawn around the origin of a cell of 100 units.
import { BASES, type Look, look, RIM } from './armies';
import { ARMY, CHESS, type Glyph } from './glyphs';

interface Props {
  role: string;
  colour: string;
  /** Whether the colours belong to a chess set, whose men stand without bases. */
  chess: boolean;
}

function Sign({ glyph, ink, under }: { glyph: Glyph; ink: string; under: string }) {
  return (
    <>
      <path d={glyph.body} fill={ink} />
      {glyph.cut && <path d={glyph.cut} fill="none" stroke={under} stroke-width="3" stroke-linecap="round" />}
      {glyph.dots && <path d={glyph.dots} fill={under} />}
    </>
  );
}

function ChessMan({ glyph, colours, dark }: { glyph: Glyph; colours: Look; dark: boolean }) {
  return (
    <>
      <path d={glyph.body} fill={colours.fill} stroke={RIM} stroke-width="4" stroke-linejoin="round" />
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

export function PieceShape({ role, colour, chess }: Props) {
  const colours = look(colour);
  if (role === 'soldier') return <Bead colours={colours} dark={colour === 'dark'} />;
  const man = CHESS[role];
  if (chess && man) return <ChessMan glyph={man} colours={colours} dark={colour === 'black'} />;
  const glyph = ARMY[role] ?? CHESS[role];
  return (
    <>
      <Base colours={colours} rim={3.5} />
      {glyph && <Sign glyph={glyph} ink={colours.ink} under={colours.fill} />}
    </>
  );
}

/** A piece by itself, for trays, buttons and labels. */
export function PieceIcon({ role, colour, chess, size = 24 }: Props & { size?: number }) {
  return (
    <svg class="piece-icon" viewBox="-48 -48 96 96" width={size} height={size} aria-hidden="true">
      <PieceShape role={role} colour={colour} chess={chess} />
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
