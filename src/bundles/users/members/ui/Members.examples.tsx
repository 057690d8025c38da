// Shows members at the desk: in the list, free, suspended, and out of reach.
import type { ExampleSheet } from '#design/example-sheet.ts';
import type { SuspensionFormView } from '../views.ts';
import { MemberList } from './MemberList.tsx';
import { SuspensionForm } from './SuspensionForm.tsx';

const member = (id: number, name: string, login: string) => ({
  id,
  href: '#mitglied',
  name,
  login,
  since: 'seit 6. Mai 2018',
  roles: [],
  isSuspended: false,
  isUnconfirmed: false,
});

const MEMBERS = [
  { ...member(1, 'Henrike Voßberg', 'redaktion'), roles: ['Redaktion', 'Moderation'] },
  { ...member(2, 'Streit Hahn', 'hahn'), isSuspended: true },
  { ...member(3, 'Neu Dabei', 'neu'), isUnconfirmed: true },
  {
    ...member(4, 'Donaudampfschifffahrtsgesellschaftskapitän Maximilian von und zu Hungerberg', 'kapitaen'),
    roles: ['Autorin, Autor'],
    isSuspended: true,
    isUnconfirmed: true,
  },
];

const SUSPENDED: SuspensionFormView = {
  seen: '',
  isSuspended: true,
  standing: 'Gesperrt bis einschließlich 3. Dezember 2026.',
  reason: 'Wiederholte Beleidigungen unter drei Artikeln, trotz zweier Hinweise der Moderation.',
  hides: true,
  refusal: null,
  action: '#sperren',
  liftAction: '#entsperren',
  categories: [
    {
      value: 'rude',
      name: 'Herabwürdigender Ton, persönlicher Angriff',
      group: 'Verstößt gegen unsere Regeln',
    },
    { value: 'insult', name: 'Beleidigung, üble Nachrede, Verleumdung', group: 'Verstößt gegen ein Gesetz' },
  ],
  caseHref: '/cockpit/meldungen/7',
  typed: { category: 'rude', reason: 'Wiederholte Beleidigungen', until: '2020-01-01', hides: true },
  maxLength: 1000,
};

const Examples = () => (
  <>
    <MemberList members={MEMBERS} />
    <SuspensionForm view={SUSPENDED} errors={{ until: 'Dieser Tag ist schon vorbei.' }} />
  </>
);

export const sheet: ExampleSheet = { title: 'Mitglieder', Examples };
