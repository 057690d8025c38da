// Makes the bells of St. Martin as a sound: four bells ring together, stop one after another, and the smallest strikes once
// more, a little late. It is always the same: sums of decaying tones as real bells give them.

const RATE = 22_050;
const SECONDS = 22;
/** How long one stroke is heard. */
const STROKE_SECONDS = 5;

/** Share of the struck note, loudness, and after how many seconds a third of it is left. */
const PARTIALS = [
  { of: 0.5, loud: 0.5, fades: 3.2 },
  { of: 1, loud: 0.8, fades: 1.6 },
  { of: 1.19, loud: 0.7, fades: 1.3 },
  { of: 1.5, loud: 0.35, fades: 0.9 },
  { of: 2, loud: 1, fades: 0.8 },
  { of: 2.53, loud: 0.3, fades: 0.45 },
  { of: 3.01, loud: 0.35, fades: 0.35 },
  { of: 4.16, loud: 0.25, fades: 0.2 },
] as const;

/** Larger bells are deeper and slower. */
const BELLS = [
  { note: 196, every: 1.62, from: 2.4, until: 14.5 },
  { note: 233.1, every: 1.49, from: 1.3, until: 15.6 },
  { note: 261.6, every: 1.4, from: 0.5, until: 16.3 },
  { note: 311.1, every: 1.27, from: 0, until: 14 },
] as const;
const LAST_STROKE = 17.9;

/** Makes a WAV file with one channel. */
export const ringBells = (): Buffer => {
  const sound = new Float32Array(RATE * SECONDS);
  for (const { note, every, from, until } of BELLS) {
    const stroke = strike(note);
    for (let at = from, count = 0; at < until; at += every, count++)
      add(sound, stroke, at, count % 2 === 0 ? 1 : 0.82);
  }
  add(sound, strike(BELLS[3].note), LAST_STROKE, 0.9);
  return toWav(sound);
};

const strike = (note: number): Float32Array => {
  const stroke = new Float32Array(RATE * STROKE_SECONDS);
  for (const { of, loud, fades } of PARTIALS) {
    const turn = (2 * Math.PI * note * of) / RATE;
    const shrink = Math.exp(-1.1 / (fades * RATE));
    let level = loud;
    for (let at = 0; at < stroke.length; at++) {
      stroke[at]! += level * Math.sin(turn * at);
      level *= shrink;
    }
  }
  return stroke;
};

const add = (sound: Float32Array, stroke: Float32Array, second: number, loud: number) => {
  const start = Math.round(second * RATE);
  const end = Math.min(stroke.length, sound.length - start);
  for (let at = 0; at < end; at++) sound[start + at]! += loud * stroke[at]!;
};

const HEADER_BYTES = 44;
const LOUDEST = 30_000;

const toWav = (sound: Float32Array): Buffer => {
  const peak = sound.reduce((loudest, value) => Math.max(loudest, Math.abs(value)), 0);
  const file = Buffer.alloc(HEADER_BYTES + sound.length * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(sound.length * 2, 40);
  for (const [at, value] of sound.entries())
    file.writeInt16LE(Math.round((value / peak) * LOUDEST), HEADER_BYTES + at * 2);
  return file;
};
