// Does arithmetic with colours. They are '#rrggbb'; mixing happens in OKLab so that tints stay clean.

type Triple = readonly [number, number, number];

/** Goes from `a` (0) to `b` (1). */
export const mix = (a: string, b: string, t: number): string => {
  if (t <= 0) return a;
  if (t >= 1) return b;
  const [l, m, n] = toLab(a);
  const [x, y, z] = toLab(b);
  return fromLab([l + (x - l) * t, m + (y - m) * t, n + (z - n) * t]);
};

/** Puts ink over ink, the way two printed colours darken one another. */
export const multiply = (a: string, b: string): string => {
  const [r, g, u] = toRgb(a);
  const [x, y, z] = toRgb(b);
  return toHex([r * x, g * y, u * z]);
};

/** Makes it lighter by `lightness`, more or less colourful by `chroma`, its hue turned by `turn` degrees. */
export const shift = (color: string, lightness = 0, chroma = 1, turn = 0): string => {
  const [l, a, b] = toLab(color);
  const angle = (turn * Math.PI) / 180;
  const c = Math.cos(angle) * chroma;
  const s = Math.sin(angle) * chroma;
  return fromLab([clamp(l + lightness), a * c - b * s, a * s + b * c]);
};

/** Says how light a colour looks, 0 to 1. */
export const light = (color: string): number => toLab(color)[0];

/** Gives the three channels, 0 to 1. */
export const toRgb = (hex: string): Triple => [channel(hex, 1), channel(hex, 3), channel(hex, 5)];

const channel = (hex: string, at: number) => parseInt(hex.slice(at, at + 2), 16) / 255;

const toHex = (channels: Triple): string =>
  `#${channels
    .map((v) =>
      Math.round(clamp(v) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const clamp = (v: number) => Math.max(0, Math.min(1, v));
const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const fromLinear = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

const MOST_KEPT = 5000;
const labs = new Map<string, Triple>();

const toLab = (color: string): Triple => {
  const known = labs.get(color);
  if (known) return known;
  const [red, green, blue] = toRgb(color);
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lab: Triple = [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
  if (labs.size > MOST_KEPT) labs.clear();
  labs.set(color, lab);
  return lab;
};

const fromLab = ([light, a, b]: Triple): string => {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return toHex([
    fromLinear(clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)),
    fromLinear(clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)),
    fromLinear(clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)),
  ]);
};
