// Holds the German words of the history.
import type { PersonalDataWords } from '#kernel/personal-data.ts';
import type { HistoryWords } from '#bundles/history/public.ts';

export const toolName = 'Verlauf';
export const deskTitle = 'Verlauf';
export const deskIntro = 'Wer wann was geändert hat. Einträge lassen sich weder ändern noch löschen.';
export const thingTitle = (title: string) => `Verlauf: ${title}`;
/** contract.md 8 */
export const historyError = 'History error';

export const did = 'hat';
export const portalItself = 'Das Portal';
export const editors = 'Die Redaktion';
export const oneself = 'Sie selbst';
export const formerMember = 'Ein früheres Mitglied';
export const goneThing = 'nicht mehr vorhanden';
export const loading = 'Wird geladen …';

export const personLabel = 'Person';
export const personHint = 'Der ganze Name';
export const nobody = 'So heißt niemand.';
export const deedLabel = 'Was';
export const everyDeed = 'Alles';
export const fromLabel = 'Von';
export const untilLabel = 'Bis';
export const filter = 'Filtern';
export const reset = 'Alle zeigen';
export const pages = 'Seiten';
export const older = 'Ältere';
export const emptyTitle = 'Keine Einträge';
export const emptyText = 'Dazu ist nichts festgehalten.';
export const noDay = 'Bitte einen Tag angeben, etwa 2026-11-22.';
export const wrongWayRound = 'Der letzte Tag liegt vor dem ersten.';
export const unknownType = 'Diese Art von Inhalt gibt es nicht.';

export const yesOrNo = (is: boolean) => (is ? 'ja' : 'nein');
export const addedPicture = (label: string) => `${label}: dazu`;
export const removedPicture = (label: string) => `${label}: weg`;

/** What the history says of itself. */
export const ownWords: HistoryWords = {
  name: 'Verlauf',
  actions: { 'history.redacted': 'persönliche Angaben aus dem Verlauf gelöscht' },
  fields: { fields: null },
};
/** The words shown to administrators who look at an account or erase it. */
export const personalDataWords: PersonalDataWords = {
  title: 'Verlauf des Kontos',
  fields: {
    at: 'wann',
    by: 'von',
    what: 'was',
    changes: 'Angaben',
    field: 'Angabe',
    before: 'vorher',
    after: 'nachher',
  },
  goes: null,
  stays:
    'Was mit dem Konto geschah, unter seiner Nummer und ohne Namen: Der Verlauf belegt, was getan wurde.',
  merges: 'Der Verlauf des zweiten Kontos bleibt unter dessen Nummer stehen.',
};
/** Words under a change of which only the beginning is shown. */
export const compareAll = 'Die ganze Änderung ansehen';
