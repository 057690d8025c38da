// Holds the German words for a picture: caption, alternative text, credit. Names and places are invented.
import type { Hour, Season, Weather } from '../palette.ts';
import type { SceneName } from '../scenes.ts';
import type { Stage } from '../stage.ts';
import { CAPTIONS } from './captions.ts';

export const describePicture = (
  s: Stage,
  scene: SceneName,
  { place, isIndoors }: { readonly place: string | undefined; readonly isIndoors: boolean },
): { caption: string; alt: string; credit: string } => {
  const r = s.r.fork('text');
  const { captions, alt } = CAPTIONS[scene];
  const words: Record<string, string> = {
    ort: place ?? r.pick(PLACES),
    zeit: HOURS[s.hour],
    jahr: SEASONS[s.season],
    wetter: WEATHERS[s.weather],
    zahl: NUMBERS[s.facts.count ?? 0] ?? '',
    event: s.facts.event ?? '',
    bird: s.facts.bird ?? '',
  };
  const outside = `; ${HOURS[s.hour]} ${SEASONS[s.season]}, ${WEATHERS[s.weather]}`;
  return {
    caption: fill(r.pick(captions), words),
    alt: `${fill(alt, words)}${isIndoors ? '' : outside}.`,
    credit: `${r.pick(FIRST_NAMES)} ${r.pick(LAST_NAMES)}`,
  };
};

const fill = (sentence: string, words: Record<string, string>) =>
  sentence.replace(/\{(\w+)\}/g, (_, key: string) => words[key] ?? '').replace(/ +/g, ' ');

const HOURS: Record<Hour, string> = {
  dawn: 'im Morgengrauen',
  morning: 'am Vormittag',
  noon: 'am Mittag',
  golden: 'im Abendlicht',
  dusk: 'in der Dämmerung',
  night: 'bei Nacht',
};

const SEASONS: Record<Season, string> = {
  spring: 'im Frühling',
  summer: 'im Sommer',
  autumn: 'im Herbst',
  winter: 'im Winter',
};

const WEATHERS: Record<Weather, string> = {
  clear: 'klarer Himmel',
  cloudy: 'Wolken am Himmel',
  rain: 'es regnet',
  fog: 'Nebel',
  snow: 'es schneit',
};

const NUMBERS = ['null', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs'];

const PLACES = [
  'Altenwehr',
  'Birkenfurt',
  'Hohenlinde',
  'Eschbrunn',
  'Wiesenthal',
  'Mühlgrund',
  'Steinau am Wehr',
  'Rebental',
];

const FIRST_NAMES =
  'Jule Anton Mira Levin Fatma Henrik Nele Tomasz Klara Emre Swantje Ruben Ayla Konrad Paula Minh'.split(' ');
const LAST_NAMES =
  'Harms Kessler Brandl Yıldız Oswald Petersen Nowak Achterberg Lindner Tran Vogelsang Demir Reuß Ziegler Hollmann Baumgart'.split(
    ' ',
  );
