// Holds German words of what members want nothing of.
import type { PersonalDataWords } from '#kernel/personal-data.ts';
import { quoted } from '#design/quoted.ts';
import type { BoundaryChoice } from './constants.ts';

/** The title; it is short, since it stands in the menu of one's own pages. */
export const title = 'Miteinander';
export const intro =
  'Wen Sie stumm geschaltet oder blockiert haben, und was Sie nicht lesen möchten. Das sehen nur Sie; alle anderen lesen weiter wie bisher.';

export const peopleHeading = 'Mitglieder';
export const nobody =
  'Sie haben niemanden stumm geschaltet oder blockiert. Auf der Seite jedes Mitglieds finden Sie dafür „Stumm schalten oder blockieren“.';
export const since = (kind: 'mute' | 'block', day: string) =>
  kind === 'mute' ? `stumm geschaltet seit ${day}` : `blockiert seit ${day}`;
export const change = 'Ändern';
export const changeLabel = (name: string) => `Ändern: ${name}`;
/** Stands for somebody who was erased. */
export const formerMember = 'Gelöschtes Mitglied';

export const wordsHeading = 'Wörter';
export const wordsIntro =
  'Kommentare, in denen eines dieser Wörter steht, sind für Sie zugeklappt. Groß- und Kleinschreibung ist gleich, und „ä“ gilt wie „ae“.';
export const noWords = 'Noch keine Wörter.';
export const wordLabel = 'Wort oder Wendung';
export const wordHelp = 'Es zählt als ganzes Wort: „Bahn“ trifft nicht „Bahnhof“.';
export const addWord = 'Ausblenden';
export const removeWord = 'Wieder zeigen';
export const removeWordLabel = (word: string) => `${quoted(word)} wieder zeigen`;
export const wordAdded = (word: string) => `${quoted(word)} ist für Sie ausgeblendet.`;
export const wordRemoved = 'Das Wort ist nicht mehr ausgeblendet.';
export const wordMissing = (min: number) => `Bitte geben Sie ein Wort mit mindestens ${min} Zeichen an.`;
export const wordTooLong = (max: number) => `Bitte höchstens ${max} Zeichen.`;
export const tooManyWords = (max: number) =>
  `Mehr als ${max} Wörter sind nicht möglich. Bitte nehmen Sie zuerst eines heraus.`;
export const tooManyPeople = (max: number) =>
  `Mehr als ${max} Mitglieder sind nicht möglich. Bitte nehmen Sie zuerst jemanden heraus.`;

export const notesHeading = 'Hinweis vor dem Abschicken';
export const notesIntro =
  'Klingt ein Kommentar laut oder grob, lesen Sie vor dem Abschicken einmal einen Satz aus den Regeln dieses Portals. Sie entscheiden dann selbst; gespeichert wird davon nichts.';
export const notesOff = 'Hinweis abschalten';
export const notesOn = 'Hinweis wieder anschalten';
export const notesAre = (isOn: boolean) =>
  isOn ? 'Der Hinweis ist an.' : 'Der Hinweis ist für Sie abgeschaltet.';

export const choose = 'Stumm schalten oder blockieren';
export const chosen = { mute: 'Stumm geschaltet: ändern', block: 'Blockiert: ändern' } as const;
export const pageTitle = (name: string) => `${name} stumm schalten oder blockieren`;
export const pageIntro = (name: string) => `${name} wird davon nicht benachrichtigt.`;
export const legend = 'Was möchten Sie?';
export const choices: Readonly<Record<BoundaryChoice, { readonly label: string; readonly note: string }>> = {
  none: { label: 'Nichts davon', note: 'Sie lesen alles und können einander schreiben.' },
  mute: {
    label: 'Stumm schalten',
    note: 'Kommentare dieses Mitglieds sind für Sie zugeklappt, und über nichts von ihm werden Sie benachrichtigt. Nachrichten kommen still an.',
  },
  block: {
    label: 'Blockieren',
    note: 'Wie stumm schalten. Dazu kann dieses Mitglied Ihnen nicht schreiben, nicht antworten, nicht folgen und Sie nicht erwähnen, und Sie ihm auch nicht. Was schon geschrieben ist, bleibt stehen.',
  },
};
export const save = 'Speichern';
export const leaveAsItIs = 'So lassen';
export const saved = (choice: BoundaryChoice, name: string) => SAVED[choice](name);
const SAVED: Readonly<Record<BoundaryChoice, (name: string) => string>> = {
  none: (name) => `${name} ist weder stumm geschaltet noch blockiert.`,
  mute: (name) => `${name} ist stumm geschaltet.`,
  block: (name) => `${name} ist blockiert.`,
};
export const notOneself = 'Sich selbst können Sie weder stumm schalten noch blockieren.';

/** The words instead of a comment, until its reader opens it. */
export const folded = {
  mute: 'Ausgeblendet: von jemandem, den Sie stumm geschaltet haben – zeigen',
  block: 'Ausgeblendet: von jemandem, den Sie blockiert haben – zeigen',
  word: 'Ausgeblendet: mit einem Wort, das Sie ausblenden – zeigen',
} as const;

/** The words shown to administrators who look at an account or erase it. */
export const personalDataWords: PersonalDataWords = {
  title: 'Stumm geschaltet, blockiert, ausgeblendet',
  fields: {
    people: 'Mitglieder',
    personId: 'Nummer der Person',
    kind: 'Art',
    words: 'Wörter',
    word: 'Wort',
    wantsNoNotes: 'Hinweise abgeschaltet',
  },
  goes: 'Wen jemand stumm geschaltet oder blockiert hat, von wem jemand stumm geschaltet oder blockiert war, und ausgeblendete Wörter.',
  stays: null,
  merges: 'Beides kommt mit; was zwischen den beiden Konten bestand, wird gelöscht.',
};
