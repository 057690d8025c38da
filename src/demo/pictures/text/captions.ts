// Holds per scene one sentence that says what can be seen, and captions to choose from. Placeholders are {ort} {zeit} {jahr}
// {wetter}, and what the scene has put into its facts: {zahl} {event} {bird}.
import type { SceneName } from '../scenes.ts';
import { COUNTRY_CAPTIONS } from './captions-country.ts';
import { PEOPLE_CAPTIONS } from './captions-people.ts';
import { THING_CAPTIONS } from './captions-things.ts';
import { TOWN_CAPTIONS } from './captions-town.ts';

export interface Captions {
  /** The sentence without the full stop: hour, season and weather follow. */
  readonly alt: string;
  readonly captions: readonly string[];
}

export const CAPTIONS: Record<SceneName, Captions> = {
  ...COUNTRY_CAPTIONS,
  ...TOWN_CAPTIONS,
  ...PEOPLE_CAPTIONS,
  ...THING_CAPTIONS,
};
