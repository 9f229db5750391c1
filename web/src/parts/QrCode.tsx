// A code for the camera of another device.
import { useEffect, useState } from 'preact/hooks';

/** What a text is as a code to be photographed. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<boolean[][]>([]);
  useEffect(() => {
    void import('uqr').then(({ encode }) => setDrawn(encode(text, { border: 2 }).data));
  }, [text]);
  const size = drawn.length;
  const dark = drawn.flatMap((row, y) => row.flatMap((on, x) => (on ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg class="qr-code" viewBox={`0 0 ${size || 1} ${size || 1}`} role="img" aria-label={label}>
      <rect width="100%" height="100%" fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
