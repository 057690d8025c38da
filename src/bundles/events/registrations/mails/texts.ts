// Holds the German words of the mails about registrations. What stands in braces is filled in when one is sent; a portal may
// have its own.

export const group = 'Mails zu Anmeldungen';
export const greeting = {
  name: 'Anrede in Mails zu Anmeldungen',
  note: 'Am Anfang jeder Mail zu Anmeldungen.',
  named: 'Guten Tag {name},',
  unnamed: 'Guten Tag,',
};
export const nameLabel = 'Name';

export const placeholders = {
  termin: { label: 'Titel des Termins', sample: 'Der Weihnachtsmarkt macht auf' },
  wann: { label: 'wann und wo', sample: 'Freitag, 27. November 2026, 17 bis 22 Uhr, Marktplatz' },
  plaetze: { label: 'Zahl der Plätze in Worten', sample: '2 Plätze' },
  grund: { label: 'Grund, wie er angegeben wurde', sample: 'Die Halle ist kleiner als gedacht.' },
  vorher: {
    label: 'wann und wo es vorher war',
    sample: 'Donnerstag, 26. November 2026, 17 bis 22 Uhr, Marktplatz',
  },
  betreff: { label: 'Betreff, wie er geschrieben wurde', sample: 'Bitte feste Schuhe mitbringen' },
  nachricht: { label: 'Nachricht, wie sie geschrieben wurde', sample: 'Der Weg ist nass.' },
} as const;

const own = 'Über denselben Link können Sie jederzeit absagen.';

export const confirm = {
  name: 'Anmeldung bestätigen',
  note: 'An Gäste, die sich zu einem Termin anmelden wollen.',
  subject: 'Bitte bestätigen Sie: {termin}',
  text: 'jemand, vermutlich Sie, möchte kommen: {termin}, {wann}. Bestätigen Sie bitte die Anmeldung ({plaetze}). Der Link gilt 24\u00a0Stunden.',
  action: 'Anmeldung ansehen und bestätigen',
  footer: 'Waren Sie das nicht, dann tun Sie einfach nichts. Ohne Bestätigung wird nichts aufgehoben.',
};
export const registered = {
  name: 'Angemeldet',
  note: 'An Gäste, wenn die Anmeldung bestätigt ist, und wenn sie sich noch einmal anmelden.',
  subject: 'Sie sind angemeldet: {termin}',
  text: 'Sie sind angemeldet ({plaetze}): {termin}, {wann}.',
  action: 'Anmeldung ansehen',
  footer: own,
};
export const waiting = {
  name: 'Auf der Warteliste',
  note: 'An Gäste, wenn alles belegt ist.',
  subject: 'Sie stehen auf der Warteliste: {termin}',
  text: 'zurzeit ist alles belegt: {termin}, {wann}. Sie stehen auf der Warteliste ({plaetze}). Wird ein Platz frei, schreiben wir Ihnen.',
  action: 'Anmeldung ansehen',
  footer: own,
};
export const promoted = {
  name: 'Platz frei geworden',
  note: 'An Gäste, die von der Warteliste aufrücken.',
  subject: 'Ein Platz ist frei: {termin}',
  text: 'für Sie ist ein Platz frei geworden. Sie sind jetzt angemeldet ({plaetze}): {termin}, {wann}.',
  action: 'Anmeldung ansehen',
  footer: 'Können Sie doch nicht, dann sagen Sie bitte über denselben Link ab.',
};
export const removed = {
  name: 'Anmeldung gestrichen',
  note: 'An Gäste, die der Veranstalter gestrichen hat.',
  subject: 'Ihre Anmeldung gilt nicht mehr: {termin}',
  text: 'der Veranstalter hat Ihre Anmeldung gestrichen: {termin}, {wann}.\n\nGrund: {grund}',
};
const toRegistered = 'An Gäste, die angemeldet sind oder auf der Warteliste stehen.';
const stillThere = 'Können Sie nicht, dann sagen Sie bitte über denselben Link ab.';
export const moved = {
  name: 'Termin verlegt',
  note: toRegistered,
  subject: 'Verlegt: {termin}',
  text: 'etwas hat sich geändert. {termin} findet jetzt so statt: {wann}.\n\nVorher war es: {vorher}.\n\nIhre Anmeldung ({plaetze}) gilt weiter.',
  action: 'Anmeldung ansehen',
  footer: stillThere,
};
export const planned = {
  name: 'Termin findet nun doch statt',
  note: toRegistered,
  subject: 'Findet statt: {termin}',
  text: '{termin} findet nun doch statt: {wann}. Ihre Anmeldung ({plaetze}) gilt weiter.',
  action: 'Anmeldung ansehen',
  footer: stillThere,
};
export const cancelled = {
  name: 'Termin fällt aus',
  note: toRegistered,
  subject: 'Fällt aus: {termin}',
  text: '{termin} fällt aus: {wann}. Sie müssen nichts weiter tun.',
};
export const postponed = {
  name: 'Termin verschoben',
  note: toRegistered,
  subject: 'Verschoben: {termin}',
  text: '{termin} findet nicht statt wie geplant: {wann}. Wann es nachgeholt wird, steht noch nicht fest. Ihre Anmeldung ({plaetze}) gilt weiter; sobald es feststeht, schreiben wir Ihnen.',
  action: 'Anmeldung ansehen',
  footer: 'Möchten Sie nicht warten, dann sagen Sie bitte über denselben Link ab.',
};
export const withdrawn = {
  name: 'Termin nicht mehr angekündigt',
  note: toRegistered,
  subject: 'Ihre Anmeldung für {wann}',
  text: 'der Termin, zu dem Sie angemeldet waren, ist nicht mehr angekündigt: {wann}. Rechnen Sie bitte nicht damit, dass er stattfindet.',
};
export const letter = {
  name: 'Nachricht des Veranstalters',
  note: 'An alle Angemeldeten, wenn ihnen der Veranstalter schreibt.',
  subject: '{betreff} ({termin})',
  text: 'zu {termin}, {wann}, schreibt Ihnen der Veranstalter:\n\n{nachricht}',
  action: 'Anmeldung ansehen',
  footer: 'Sie bekommen diese Mail, weil Sie angemeldet sind oder auf der Warteliste stehen.',
};
