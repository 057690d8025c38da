// „Druckreif“: at the beginning, on the way with embeds that can't be shown, and when all is good.
import type { ExampleSheet } from '#design/example-sheet.ts';
import type { Check } from '../../rules/checklist.ts';
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
const DONE = ON_THE_WAY.slice(0, 3).map((check) => ({ ...check, isGood: true }));
const PROBLEMS = {
  msg: 'Es sind Probleme mit eingebetteten oder verknüpften Inhalten aufgetreten...',
  items: [{ source: 'https://werbung.example/film', text: 'Diese Adresse antwortet nicht.' }],
};

const Examples = () => (
  <div style={{ display: 'grid', gap: '2rem', maxWidth: '21rem' }}>
    <Checklist checks={BEGUN} problems={null} />
    <Checklist checks={ON_THE_WAY} problems={PROBLEMS} />
    <Checklist checks={DONE} problems={null} />
  </div>
);

export const sheet: ExampleSheet = {
  title: 'Druckreif',
  note: 'Was fehlt, steht oben. Erklärt und hält niemanden auf.',
  Examples,
};
