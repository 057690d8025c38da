// Shows „Druckreif“ at the beginning, on the way with embeds that can't be shown, and when all is good.
import type { ExampleSheet } from '#design/example-sheet.ts';
import type { Check, Need } from '../../rules/checklist.ts';
import { Checklist } from './Checklist.tsx';

const BEGUN: readonly Check[] = [
  { key: 'title', isGood: false, count: 0 },
  { key: 'lead', isGood: false, count: 0 },
  { key: 'hero', isGood: false, count: 0 },
  { key: 'length', isGood: false, count: 0 },
  { key: 'place', isGood: true, count: 0 },
];
const ON_THE_WAY: readonly Check[] = [
  { key: 'title', isGood: false, count: 112 },
  { key: 'lead', isGood: true, count: 180 },
  { key: 'pictures', isGood: false, count: 2 },
  {
    key: 'readability',
    isGood: false,
    count: 0,
    readability: { wordsPerSentence: 31, longWords: 44, index: 75 },
  },
  { key: 'free', isGood: false, count: 2400 },
  { key: 'problems', isGood: false, count: 1 },
];
const needs = (isThere: boolean): readonly Need[] => [
  { field: 'headline', name: 'Überschrift', isThere },
  { field: 'locationId', name: 'Ort', isThere: true },
  { field: 'categoryId', name: 'Rubrik', isThere },
];
const DONE = ON_THE_WAY.slice(0, 3).map((check) => ({ ...check, isGood: true }));
const PROBLEMS = {
  msg: 'Es sind Probleme mit eingebetteten oder verknüpften Inhalten aufgetreten...',
  items: [{ source: 'https://werbung.example/film', text: 'Diese Adresse antwortet nicht.' }],
};

const Examples = () => (
  <div style={{ display: 'grid', gap: '2rem', maxWidth: '21rem' }}>
    <Checklist needs={needs(false)} checks={BEGUN} problems={null} onGo={() => {}} />
    <Checklist needs={needs(true)} checks={ON_THE_WAY} problems={PROBLEMS} onGo={() => {}} />
    <Checklist needs={needs(true)} checks={DONE} problems={null} onGo={() => {}} />
  </div>
);

export const sheet: ExampleSheet = {
  title: 'Druckreif',
  note: 'Was nötig ist, steht oben und führt zum Feld; alles andere ist Rat und hält niemanden auf.',
  Examples,
};
