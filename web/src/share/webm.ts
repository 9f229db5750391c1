// Files in the WebM format: one track of pictures, with a table of where one can jump to. Pure. The packages that write
// such files are given up by their makers or under a licence that we do not take.

/** An encoded picture. */
export interface Chunk {
  /** When it is shown, in milliseconds. */
  at: number;
  /** Whether it can be shown without those before it. */
  whole: boolean;
  data: Uint8Array;
}

export interface Track {
  /** The name of the codec in Matroska files. */
  id: string;
  width: number;
  height: number;
  /** In milliseconds. */
  duration: number;
}

type Bytes = Uint8Array<ArrayBuffer>;

const ID = {
  ebml: 0x1a45dfa3,
  version: 0x4286,
  readVersion: 0x42f7,
  maxId: 0x42f2,
  maxSize: 0x42f3,
  docType: 0x4282,
  docVersion: 0x4287,
  docReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  muxer: 0x4d80,
  writer: 0x5741,
  tracks: 0x1654ae6b,
  track: 0xae,
  number: 0xd7,
  uid: 0x73c5,
  lacing: 0x9c,
  type: 0x83,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  cues: 0x1c53bb6b,
  cue: 0xbb,
  cueTime: 0xb3,
  cuePlaces: 0xb7,
  cueTrack: 0xf7,
  cuePlace: 0xf1,
  cluster: 0x1f43b675,
  time: 0xe7,
  block: 0xa3,
} as const;

function joined(parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A number, the highest byte first. */
function uint(value: number, length = Math.max(1, Math.ceil(Math.log2(value + 1) / 8))): Bytes {
  return Uint8Array.from({ length }, (_, i) => Math.floor(value / 256 ** (length - 1 - i)) & 255);
}

function float(value: number): Bytes {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value);
  return bytes;
}

const text = (value: string): Bytes => Uint8Array.from(value, (letter) => letter.charCodeAt(0));

/** Sizes always have eight bytes, of which the first says so. */
const size = (length: number): Bytes => joined([Uint8Array.of(1), uint(length, 7)]);

function element(id: number, ...content: readonly Uint8Array[]): Bytes {
  const inner = joined(content);
  return joined([uint(id), size(inner.length), inner]);
}

const number = (id: number, value: number) => element(id, uint(value));

const HEAD = element(
  ID.ebml,
  number(ID.version, 1),
  number(ID.readVersion, 1),
  number(ID.maxId, 4),
  number(ID.maxSize, 8),
  element(ID.docType, text('webm')),
  number(ID.docVersion, 4),
  number(ID.docReadVersion, 2),
);

function described({ id, width, height, duration }: Track): Bytes {
  const info = element(
    ID.info,
    // Times are milliseconds.
    number(ID.scale, 1_000_000),
    element(ID.duration, float(duration)),
    element(ID.muxer, text('Ashtapada')),
    element(ID.writer, text('Ashtapada')),
  );
  const track = element(
    ID.track,
    number(ID.number, 1),
    number(ID.uid, 1),
    number(ID.type, 1),
    number(ID.lacing, 0),
    element(ID.codec, text(id)),
    element(ID.video, number(ID.width, width), number(ID.height, height)),
  );
  return joined([info, element(ID.tracks, track)]);
}

/** Runs of pictures that begin with a whole one; their times in the file have two bytes. */
function clusters(chunks: readonly Chunk[]): { at: number; bytes: Bytes }[] {
  const runs: Chunk[][] = [];
  for (const chunk of chunks) {
    if (chunk.whole || runs.length === 0) runs.push([chunk]);
    else runs.at(-1)?.push(chunk);
  }
  return runs.map((run) => {
    const at = run[0]?.at ?? 0;
    const blocks = run.map((chunk) =>
      element(ID.block, Uint8Array.of(0x81, ...uint(chunk.at - at, 2), chunk.whole ? 0x80 : 0), chunk.data),
    );
    return { at, bytes: element(ID.cluster, number(ID.time, at), ...blocks) };
  });
}

/** Where the runs are, from the beginning of the segment; places have eight bytes, so that its length is known before. */
function cuesOf(runs: readonly { at: number; bytes: Bytes }[], before: number): Bytes {
  const listed = (places: readonly number[]) =>
    element(
      ID.cues,
      ...runs.map(({ at }, index) =>
        element(
          ID.cue,
          number(ID.cueTime, at),
          element(ID.cuePlaces, number(ID.cueTrack, 1), element(ID.cuePlace, uint(places[index] ?? 0, 8))),
        ),
      ),
    );
  let place = before + listed([]).length;
  return listed(
    runs.map(({ bytes }) => {
      const here = place;
      place += bytes.length;
      return here;
    }),
  );
}

/** The parts of a file with these pictures. */
export function webm(track: Track, chunks: readonly Chunk[]): Bytes[] {
  const about = described(track);
  const runs = clusters(chunks);
  const cues = cuesOf(runs, about.length);
  const content = [about, cues, ...runs.map(({ bytes }) => bytes)];
  const length = content.reduce((sum, part) => sum + part.length, 0);
  return [HEAD, uint(ID.segment), size(length), ...content];
}
