// Holds the German words of one's own feed.
import type { PersonalDataWords } from '#kernel/personal-data.ts';

export const title = 'Mein Feed';
export const menuName = 'Feed für Feedreader';
export const intro = 'Was im Portal erscheint, in Ihrem eigenen Feedreader.';
export const whole = {
  pass: 'Solange Ihr Pass gilt, stehen darin die ganzen Texte, auch die der plus-Beiträge. Danach enthält er, was alle lesen.',
  role: 'Solange Sie zur Redaktion gehören, stehen darin die ganzen Texte, auch die der plus-Beiträge. Danach enthält er, was alle lesen.',
  none: 'Mit einem Pass stehen darin die ganzen Texte, auch die der plus-Beiträge. Ohne ihn enthält er, was alle lesen.',
} as const;
export const feedTitle = (portal: string) => `Mein ${portal}`;

export const noneYet = 'Ihr Feed hat noch keine Adresse.';
export const create = 'Adresse anlegen';
export const secretHelp =
  'Die Adresse ist geheim: Wer sie kennt, liest, was Sie lesen. Geben Sie sie nur Ihrem Feedreader. Ein Feedreader, der im Netz läuft, erfährt dabei, was in diesem Feed steht.';
export const since = 'Diese Adresse gilt seit';
export const unreadable =
  'Ihre Adresse gilt noch, kann aber nicht mehr gezeigt werden. Mit einer neuen endet die alte.';
export const renew = 'Neue Adresse anlegen';
export const renewHelp =
  'Die bisherige gilt dann nicht mehr. So schließen Sie auch jemanden aus, der sie kennt.';
export const remove = 'Adresse aufheben';
export const created = 'Ihr Feed hat jetzt eine Adresse.';
export const removed = 'Die Adresse gilt nicht mehr.';
export const addressIn = (form: string) => `Adresse in ${form}`;

export const historyName = 'Eigener Feed';
export const historyActions = {
  'user.feedOpened': 'dem eigenen Feed eine geheime Adresse gegeben',
  'user.feedClosed': 'die Adresse des eigenen Feeds aufgehoben',
} as const;

export const personalDataWords: PersonalDataWords = {
  title: 'Geheime Adresse des eigenen Feeds',
  fields: { createdAt: 'Angelegt' },
  goes: 'Die Adresse gilt nicht mehr.',
  stays: null,
  merges: 'Die Adresse des zweiten Kontos gilt nicht mehr; die des ersten bleibt.',
};
