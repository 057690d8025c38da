// Holds the German words of who is named as organiser.
import type { PersonalDataWords } from '#kernel/personal-data.ts';
import type { ConsentState } from './constants.ts';

/** Words of the composer. */
export const searchLabel = 'Profil des Veranstalters (freiwillig)';
export const searchHelp =
  'Die ersten Buchstaben des Namens. Wer genannt wird, erfährt es und kann widersprechen; nennt nicht die Redaktion jemanden, wird erst gefragt, und bis dahin steht der Name ohne Link da.';
export const offered = 'Gefunden';
export const nobodyFound = 'Niemand mit sichtbarem Profil heißt so.';
export const leadsTo = 'Der Name führt zum Profil von';
export const gone = 'jemandem, der nicht mehr zu sehen ist';
export const drop = 'Nicht mehr';
export const choose = (name: string) => `${name} wählen`;

/** Words of the pages of one's account. */
export const menuName = 'Veranstalter';
export const title = 'Wer Sie als Veranstalter nennt';
export const intro =
  'Hier sagen Sie, wessen Termine unter Ihrem Namen zu Ihrem Profil führen dürfen. Ohne Ihr Ja steht dort nur der Name, den der andere geschrieben hat.';
export const nobodyTitle = 'Noch hat Sie niemand genannt';
export const nobodyText = 'Nennt jemand Sie bei einem Termin als Veranstalter, fragen wir Sie hier.';
export const states: Readonly<Record<ConsentState, string>> = {
  asked: 'wartet auf Ihre Antwort',
  named: 'von der Redaktion genannt',
  allowed: 'darf Sie nennen',
  denied: 'darf Sie nicht nennen',
};
export const noteOf = (event: string | null, moment: string) =>
  event === null ? `seit ${moment}` : `zuerst bei „${event}“, ${moment}`;
export const allow = 'Erlauben';
export const deny = 'Ablehnen';
export const labelFor = (act: string, name: string) => `${act}: ${name}`;
export const decided = {
  allow: 'Erlaubt. Die Termine führen jetzt zu Ihrem Profil.',
  deny: 'Abgelehnt. Kein Termin dieser Person führt zu Ihrem Profil.',
} as const;

/** Notices to those who are concerned. */
export const news = {
  asked: 'Jemand möchte Sie als Veranstalter nennen',
  named: 'Die Redaktion nennt Sie als Veranstalter; Sie können widersprechen',
  allowed: 'Ihr Veranstalter ist einverstanden, der Name führt jetzt zu dessen Profil',
  denied: 'Wen Sie als Veranstalter nennen, möchte das nicht; der Name steht ohne Link da',
} as const;

export const historyName = 'Als Veranstalter genannt';
export const historyActions = {
  'user.organiserAllowed': 'erlaubt, als Veranstalter genannt zu werden',
  'user.organiserDenied': 'abgelehnt, als Veranstalter genannt zu werden',
} as const;
export const historyFields = { count: 'Termine' } as const;

/** Words shown to administrators who look at an account or erase it. */
export const personalDataWords: PersonalDataWords = {
  title: 'Als Veranstalter genannt',
  fields: {
    organiser: 'Veranstalter',
    author: 'Genannt von',
    state: 'Antwort',
    askedAt: 'Gefragt',
    decidedAt: 'Geantwortet',
  },
  goes: 'Fragen und Antworten gehen; kein Termin führt mehr zu diesem Profil, und kein Termin dieses Kontos zu einem anderen. Die Namen bleiben stehen, wie sie geschrieben wurden.',
  stays: null,
  merges:
    'Alle Fragen und Antworten gehören zum ersten Konto. Wo beide geantwortet haben, gilt ein Nein vor einem Ja.',
};
