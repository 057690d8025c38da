// Twelve people. The first six carry the roles that the start screen offers; all share the demo password.

import type { DemoPerson } from './types.ts';

export const people: DemoPerson[] = [
  {
    key: 'nele',
    login: 'admin',
    name: 'Nele Nowak',
    email: 'nele.nowak@litfass.example',
    place: 'auenfeld',
    about:
      'Leitet die Redaktion und hält die Technik am Laufen. Kam 2019 für ein Praktikum von acht Wochen, das nie offiziell beendet wurde.',
    roles: [{ role: 'admin' }],
    memberForDays: 2710,
  },
  {
    key: 'henrike',
    login: 'redaktion',
    name: 'Henrike Voßberg',
    email: 'henrike.vossberg@litfass.example',
    place: 'auenfeld',
    about:
      'Berichtet seit 2017 aus dem Auenfelder Rathaus und hat in dieser Zeit 411 Ratssitzungen gehört, 9 davon nach Mitternacht.',
    roles: [{ role: 'editor' }],
    memberForDays: 3390,
  },
  {
    key: 'linh',
    login: 'moderation',
    name: 'Linh Tran',
    email: 'linh.tran@litfass.example',
    place: 'auenfeld',
    about:
      'Musik, Märkte, Menschen. Spielt Posaune, liest die Kommentare und schreibt dazwischen, wenn es laut wird.',
    roles: [{ role: 'moderator' }],
    memberForDays: 1480,
  },
  {
    key: 'aylin',
    login: 'autorin',
    name: 'Aylin Özdemir',
    email: 'aylin.oezdemir@litfass.example',
    place: 'auenfeld',
    about:
      'Reporterin für Schule, Gericht und alles, was länger dauert. In Steinach aufgewachsen, in Auenfeld hängen geblieben.',
    roles: [{ role: 'author' }],
    memberForDays: 2055,
  },
  {
    key: 'ruth',
    login: 'mitglied',
    name: 'Ruth Lindner',
    email: 'ruth.lindner@litfass.example',
    place: 'auenfeld',
    about:
      '212 Leserbriefe, ein Kater. War 38 Jahre lang Standesbeamtin und hat hier jeden Zweiten verheiratet.',
    roles: [{ role: 'member' }],
    memberForDays: 3120,
  },
  {
    key: 'georg',
    login: 'abonnent',
    name: 'Georg Reiter',
    email: 'georg.reiter@litfass.example',
    place: 'kirchbruck',
    about: 'Glockensachverständiger aus Kirchbruck. Hört Risse, bevor man sie sieht, und Druckfehler auch.',
    roles: [{ role: 'member' }],
    hasPass: true,
    memberForDays: 2240,
  },
  {
    key: 'jonas',
    login: 'jonas.kraus',
    name: 'Jonas Kraus',
    email: 'jonas.kraus@litfass.example',
    place: 'flusssiedlung',
    about: 'Wirtschaft und Handwerk. Gelernter Tischler, rechnet gern nach. Vater von Ida.',
    roles: [{ role: 'author' }, { role: 'editor', place: 'auenfeld' }],
    memberForDays: 1790,
  },
  {
    key: 'tomasz',
    login: 'tomasz_adamek',
    name: 'Tomasz Adamek',
    email: 'tomasz.adamek@litfass.example',
    place: 'steinach',
    about:
      'Lokführer, meistens Frühschicht. Was ich vor Dienstbeginn sehe, steht hier: Vögel, Nebel, Gleise, manchmal Leute. Für die Redaktion fotografiere ich, wenn es um Brücken geht.',
    roles: [{ role: 'author' }, { role: 'moderator', place: 'steinach' }],
    memberForDays: 2815,
  },
  {
    key: 'thandi',
    login: 'thandi mbeki',
    name: 'Thandi Mbeki',
    email: 'thandi.mbeki@litfass.example',
    place: 'auenfeld',
    about:
      'Tierärztin, seit vier Jahren in Auenfeld, vorher Leipzig, davor Durban. Schreibt die Kolumne „Zugezogen“.',
    roles: [{ role: 'author' }],
    memberForDays: 1205,
  },
  {
    key: 'paul',
    login: 'paul feld',
    name: 'Paul Feld',
    email: 'paul.feld@litfass.example',
    place: 'kirchbruck',
    about:
      'Steuerberater im halben Ruhestand. Schreibt über Fußball und über öffentliches Geld, beides mit Strafraum.',
    roles: [{ role: 'author' }],
    memberForDays: 1630,
  },
  {
    key: 'joerg',
    login: 'jörg lind',
    name: 'Jörg Lind',
    email: 'joerg.lind@litfass.example',
    place: 'bahnhofsviertel',
    about:
      '88 Jahre alt, davon 31 als Fahrdienstleiter auf dem Stellwerk Steinach Süd. Sammelt, was über das Werletal gedruckt wurde, und liest es auch.',
    roles: [{ role: 'author' }],
    memberForDays: 940,
  },
  {
    key: 'ida',
    login: 'ida und papa',
    name: 'Ida Kraus',
    email: 'ida.kraus@litfass.example',
    place: 'flusssiedlung',
    about: 'Ich bin 8 und schreibe selber. Papa liest vorher. Ich mag Wale und Brücken.',
    roles: [{ role: 'member' }],
    memberForDays: 160,
  },
];
