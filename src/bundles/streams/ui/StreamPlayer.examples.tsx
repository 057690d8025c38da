// Shows a video and a sound, at rest, being worked on, failed, gone; long words.
import type { ExampleSheet } from '#design/example-sheet.ts';
import { aSound, aStream } from './sample-streams.ts';
import { StreamFigure } from './StreamFigure.tsx';

const NOT_READY = { hls: null, file: null, captions: [] };

const STREAMS = [
  aStream(),
  aSound(),
  aStream({
    id: 9,
    width: 720,
    height: 720,
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft im Gespräch',
    duration: '1:02:05',
    durationMs: 3_725_000,
    captions: [
      { language: 'de', label: 'Deutsch', src: '/media/stream/9/v1/de.vtt' },
      { language: 'uk', label: 'Ukrainisch', src: '/media/stream/9/v1/uk.vtt' },
    ],
  }),
  aStream({
    ...NOT_READY,
    id: 10,
    state: 'failed',
    failure: 'Diese Datei ließ sich nicht verarbeiten. Bitte speichern Sie sie in einem anderen Format.',
  }),
  'gone',
] as const;

const Examples = () => (
  <div style={{ display: 'grid', gap: '2rem', maxWidth: '38rem' }}>
    {STREAMS.map((stream) => (
      <StreamFigure key={stream === 'gone' ? stream : stream.id} of={stream} />
    ))}
  </div>
);

export const sheet: ExampleSheet = {
  title: 'Video und Ton',
  note: 'Tasten im Player: Leertaste oder K, Pfeile, J, L, M, C, P, F.',
  Examples,
};
