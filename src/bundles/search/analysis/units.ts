// Knows units in words and in signs.
import { fold } from './folding.ts';

const UNITS: Readonly<Record<string, readonly string[]>> = {
  km: ['km', 'Kilometer', 'Kilometern', 'Kilometers'],
  m: ['m', 'Meter', 'Metern', 'Meters'],
  cm: ['cm', 'Zentimeter', 'Zentimetern'],
  mm: ['mm', 'Millimeter', 'Millimetern'],
  qm: ['qm', 'm²', 'm2', 'Quadratmeter', 'Quadratmetern'],
  ha: ['ha', 'Hektar'],
  kg: ['kg', 'Kilo', 'Kilos', 'Kilogramm'],
  g: ['g', 'Gramm'],
  t: ['t', 'Tonne', 'Tonnen'],
  l: ['l', 'Liter', 'Litern'],
  euro: ['€', 'Euro', 'EUR'],
  prozent: ['%', 'Prozent'],
  grad: ['°', '°C', 'Grad'],
  uhr: ['Uhr', 'h'],
  min: ['min', 'Minute', 'Minuten'],
  mio: ['Mio', 'Million', 'Millionen'],
  mrd: ['Mrd', 'Milliarde', 'Milliarden'],
};

const byWord = new Map(
  Object.entries(UNITS).flatMap(([unit, words]) => words.map((word) => [fold(word), unit] as const)),
);
/** Signs and letters that mean a unit only behind a number; the words mean one everywhere. */
const MAX_SIGN_LENGTH = 2;

export const unitOf = (folded: string, isBehindNumber: boolean): string | undefined =>
  isBehindNumber || folded.length > MAX_SIGN_LENGTH ? byWord.get(folded) : undefined;
