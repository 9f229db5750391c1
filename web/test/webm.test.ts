// Video files, read again as players do.
import { expect, test } from 'vitest';
import { type Chunk, webm } from '../src/share/webm';

interface Element {
  id: number;
  /** Where its content begins. */
  at: number;
  content: Uint8Array;
}

/** The elements in some bytes. */
function read(bytes: Uint8Array): Element[] {
  const found: Element[] = [];
  for (let at = 0; at < bytes.length; ) {
    const width = Math.clz32(bytes[at] ?? 0) - 23;
    const id = bytes.slice(at, at + width).reduce((sum, byte) => sum * 256 + byte, 0);
    at += width;
    const length = bytes.slice(at + 1, at + 8).reduce((sum, byte) => sum * 256 + byte, 0);
    expect(bytes[at]).toBe(1);
    at += 8;
    found.push({ id, at, content: bytes.slice(at, at + length) });
    expect(at + length).toBeLessThanOrEqual(bytes.length);
    at += length;
  }
  return found;
}

const uint = (bytes: Uint8Array) => bytes.reduce((sum, byte) => sum * 256 + byte, 0);
const within = (element: Element | undefined, id: number) =>
  read(element?.content ?? new Uint8Array()).filter((one) => one.id === id);

const CHUNKS: Chunk[] = Array.from({ length: 20 }, (_, index) => ({
  at: 900 * index,
  whole: index % 8 === 0,
  data: Uint8Array.from({ length: 10 + index }, () => index),
}));

const made = async () => {
  const parts = webm({ id: 'V_VP9', width: 720, height: 806, duration: 18_000 }, CHUNKS);
  return read(new Uint8Array(await new Blob(parts).arrayBuffer()));
};

test('a file has its pictures in order, at their times', async () => {
  const [head, segment, ...more] = await made();
  expect([head?.id, segment?.id, more.length]).toEqual([0x1a45dfa3, 0x18538067, 0]);
  expect(String.fromCharCode(...(within(head, 0x4282)[0]?.content ?? []))).toBe('webm');
  const blocks = within(segment, 0x1f43b675).flatMap((cluster) => {
    const at = uint(within(cluster, 0xe7)[0]?.content ?? new Uint8Array());
    return within(cluster, 0xa3).map(({ content }) => ({
      at: at + uint(content.slice(1, 3)),
      whole: content[3] === 0x80,
      data: content.slice(4),
    }));
  });
  expect(blocks).toEqual(CHUNKS);
});

test('its table of places leads to the whole pictures', async () => {
  const [, segment] = await made();
  const clusters = within(segment, 0x1f43b675);
  const cues = within(within(segment, 0x1c53bb6b)[0], 0xbb);
  expect(cues.map((cue) => uint(within(cue, 0xb3)[0]?.content ?? new Uint8Array()))).toEqual([
    0, 7200, 14_400,
  ]);
  const places = cues.map((cue) => uint(within(within(cue, 0xb7)[0], 0xf1)[0]?.content ?? new Uint8Array()));
  // The head of a cluster has twelve bytes: its id and its size.
  expect(places).toEqual(clusters.map(({ at }) => at - 12));
});

test('size, length and codec are told', async () => {
  const [, segment] = await made();
  const length = within(within(segment, 0x1549a966)[0], 0x4489)[0]?.content;
  expect(new DataView((length ?? new Uint8Array(8)).buffer).getFloat64(0)).toBe(18_000);
  const track = within(within(segment, 0x1654ae6b)[0], 0xae)[0];
  const video = within(track, 0xe0)[0];
  expect([
    uint(within(video, 0xb0)[0]?.content ?? new Uint8Array()),
    uint(within(video, 0xba)[0]?.content ?? new Uint8Array()),
  ]).toEqual([720, 806]);
  expect(String.fromCharCode(...(within(track, 0x86)[0]?.content ?? []))).toBe('V_VP9');
});
