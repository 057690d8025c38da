// Shows second factors and devices, as their owner sees them.
import type { ExampleSheet } from '#design/example-sheet.ts';
import { Factors } from './Factors.tsx';
import { Sessions } from './Sessions.tsx';

const time = (text: string) => ({ iso: '2020-03-01T08:30:00.000Z', text });

const FACTORS = {
  isOn: true,
  isDemanded: true,
  mayAdd: true,
  appSince: '1. März 2020',
  appHref: '#app',
  appRemoveAction: '#app',
  passkeys: [
    {
      id: 1,
      name: 'Schlüssel am Bund',
      addedOn: '1. März 2020',
      used: time('2. März 2020'),
      removeAction: '#weg',
    },
    {
      id: 2,
      name: 'Donaudampfschifffahrtsgesellschaftskapitänsdiensttelefon',
      addedOn: '1. März 2020',
      used: null,
      removeAction: '#weg',
    },
  ],
  passkeyHref: '#passkey',
  codesLeft: 2,
  codesAction: '#codes',
};

const session = (id: number, device: string) => ({
  id,
  device,
  since: time('1. März 2020, 9.30 Uhr'),
  seen: time('1. März 2020'),
  isCurrent: id === 1,
  isLasting: false,
  endAction: '#ende',
});

const Examples = () => (
  <>
    <Factors view={FACTORS} />
    <Sessions
      sessions={[session(1, 'Firefox unter Windows'), session(2, 'Unbekanntes Gerät')]}
      endOthersAction="#ende"
    />
  </>
);

export const sheet: ExampleSheet = {
  title: 'Sicherheit',
  note: 'Zweiter Faktor und angemeldete Geräte.',
  Examples,
};
