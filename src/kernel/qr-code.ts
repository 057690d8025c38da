// Draws an address as a picture that cameras read (QR code). No other file knows uqr.
import { encode } from 'uqr';

/** Returns one SVG path, a unit for each of its `size` modules, the quiet edge among them. */
export const qrPath = (text: string): { size: number; path: string } => {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join('') };
};
