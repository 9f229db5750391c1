// A game as a video, encoded by the browser itself where it can do that.
import { type Film, pictures } from './film';
import { type Chunk, webm } from './webm';

const WIDTH = 720;
/** What we can put into a file, best first. */
const CODECS = [
  { codec: 'vp09.00.31.08', id: 'V_VP9' },
  { codec: 'vp8', id: 'V_VP8' },
] as const;
/** Every so many pictures one is stored whole, so that players can jump to it. */
const WHOLE = 8;
/** How many pictures may wait for the encoder. */
const WAITING = 3;
/** The last picture is repeated, since players end with it at once. */
const REPEAT_MS = 1000;

async function codecFor(width: number, height: number) {
  for (const { codec, id } of CODECS) {
    const config: VideoEncoderConfig = { codec, width, height, bitrate: 900_000, latencyMode: 'quality' };
    const found = await VideoEncoder.isConfigSupported(config).catch(() => null);
    if (found?.supported) return { config, id };
  }
  throw new Error('no video');
}

/** Encoders want even numbers. */
function even(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const [width, height] = [canvas.width & ~1, canvas.height & ~1];
  if (width === canvas.width && height === canvas.height) return canvas;
  const cut = document.createElement('canvas');
  cut.width = width;
  cut.height = height;
  cut.getContext('2d')?.drawImage(canvas, 0, 0);
  return cut;
}

/** Null if it was cancelled meanwhile. */
export async function record(film: Film): Promise<Blob | null> {
  const chunks: Chunk[] = [];
  let failed: Error | null = null;
  const encoder = new VideoEncoder({
    output(chunk) {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      chunks.push({ at: Math.round(chunk.timestamp / 1000), whole: chunk.type === 'key', data });
    },
    error(error) {
      failed = error;
    },
  });
  try {
    let [at, count] = [0, 0];
    let made: { id: string; width: number; height: number } | null = null;
    for await (const { canvas, stands } of pictures(film, WIDTH)) {
      const picture = even(canvas);
      if (!made) {
        const { config, id } = await codecFor(picture.width, picture.height);
        encoder.configure(config);
        made = { id, width: picture.width, height: picture.height };
      }
      for (let shown = 0; shown < stands; shown += REPEAT_MS) {
        const frame = new VideoFrame(picture, { timestamp: 1000 * (at + shown) });
        encoder.encode(frame, { keyFrame: count++ % WHOLE === 0 });
        frame.close();
      }
      at += stands;
      while (encoder.encodeQueueSize > WAITING && !failed) await new Promise((go) => setTimeout(go, 10));
      if (failed) throw failed;
    }
    if (!made || !film.wanted()) return null;
    await encoder.flush();
    return new Blob(webm({ ...made, duration: at }, chunks), { type: 'video/webm' });
  } finally {
    if (encoder.state !== 'closed') encoder.close();
  }
}
