// These are German words of one's own calendar.
import type { PersonalDataWords } from '#kernel/personal-data.ts';

export const title = 'Mein Kalender';
export const menuName = 'Kalender';
export const intro =
  'Wozu Sie angemeldet sind und wohin Sie kommen, in Ihrem eigenen Kalenderprogramm: stets auf dem neuesten Stand.';
export const fileName = (portal: string) => `${portal}: meine Termine`;
export const waiting = 'Warteliste';

export const noneYet = 'Ihr Kalender hat noch keine Adresse.';
export const create = 'Adresse anlegen';
export const secretHelp =
  'Die Adresse ist geheim: Wer sie kennt, sieht, wozu Sie angemeldet sind und wohin Sie kommen. Geben Sie sie nur Ihrem Kalenderprogramm. Dienste wie Google und Microsoft erfahren dabei, was in diesem Kalender steht.';
export const since = 'Diese Adresse gilt seit';
export const unreadable =
  'Ihre Adresse gilt noch, kann aber nicht mehr gezeigt werden. Mit einer neuen endet die alte.';
export const renew = 'Neue Adresse anlegen';
export const renewHelp =
  'Die bisherige gilt dann nicht mehr. So schließen Sie auch jemanden aus, der sie kennt.';
export const remove = 'Adresse aufheben';
export const created = 'Ihr Kalender hat jetzt eine Adresse.';
export const removed = 'Die Adresse gilt nicht mehr.';

export const historyName = 'Eigener Kalender';
export const historyActions = {
  'user.calendarOpened': 'dem eigenen Kalender eine geheime Adresse gegeben',
  'user.calendarClosed': 'die Adresse des eigenen Kalenders aufgehoben',
} as const;

export const personalDataWords: PersonalDataWords = {
  title: 'Geheime Adresse des eigenen Kalenders',
  fields: { createdAt: 'Angelegt' },
  goes: 'Die Adresse gilt nicht mehr.',
  stays: null,
  merges: 'Die Adresse des zweiten Kontos gilt nicht mehr; die des ersten bleibt.',
};
