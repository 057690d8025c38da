// Holds German words of articles.
import type { PersonalDataWords } from '#kernel/personal-data.ts';
import type { Genre } from './constants.ts';

export const by = 'Von';
/** This is said of a letter that somebody else wrote. */
export const broughtBy = 'Eingereicht bei';
export const readingTime = (time: string) => `Lesezeit ${time}`;
export const updatedAt = 'Aktualisiert:';
export const relatedHeading = 'Zum Thema';
export const newsHeading = (place: string) => `Neu aus ${place}`;
export const upcomingHeading = 'Termine';
export const moreFrom = (place: string) => `Mehr aus ${place}`;
export const toPlace = 'Zur Ortsseite';
export const copyAddress = 'Link kopieren';
export const allPieces = 'Alle Beiträge';
export const comments = (count: number) => (count === 1 ? 'Kommentar' : 'Kommentare');
export const noComments = 'Mitreden';

/** The labels above the headline of whatever is more than a report. */
export const genreLabels: Readonly<Record<Genre, string>> = {
  report: '',
  brief: 'Meldung',
  feature: 'Reportage',
  profile: 'Porträt',
  interview: 'Interview',
  service: 'Service',
  commentary: 'Kommentar',
  column: 'Kolumne',
  letter: 'Leserbrief',
};
export const genreName = (genre: Genre) => genreLabels[genre] || 'Bericht';

export const premiumName = 'plus';
export const premiumHeading = 'Hier geht es mit plus weiter';
export const premiumText =
  'Dieser Beitrag gehört zu plus: Recherchen, Reportagen und Dossiers, in denen mehr Arbeit steckt als ein Tag. Wer einen Zugang hat, liest hier den ganzen Text.';
/** The words in the bar at the lower edge; short, so that it stays low on a phone. */
export const invitation = 'Mitreden und selbst schreiben, kostenlos.';
export const register = 'Registrieren';
/** The sentences on the desk of texts that a portal may want otherwise. */
export const premiumWording = {
  name: 'Ende des freien Teils',
  note: 'Wo ein Beitrag für Menschen mit plus für alle anderen aufhört.',
  heading: 'Überschrift',
  text: 'Text',
};
export const premiumInvitationWording = {
  name: 'Leiste: mit plus weiterlesen',
  note: 'Am unteren Rand eines solchen Beitrags, für alle, die nicht angemeldet sind.',
};
export const invitationWording = {
  name: 'Leiste: Mitglied werden',
  note: 'Am unteren Rand aller anderen Beiträge, für alle, die nicht angemeldet sind.',
};
export const premiumInvitation = 'Mit plus lesen Sie hier weiter.';
export const signIn = 'Anmelden';

export const premiumSignIn = 'Anmelden und weiterlesen';

export const headlineMissing = 'Bitte geben Sie dem Beitrag eine Überschrift.';
export const bodyMissing = 'Der Text fehlt noch.';
export const tooLong = (max: number) => `Bitte höchstens ${max} Zeichen.`;
export const galleryRefused =
  'So lässt sich die Bilderstrecke nicht speichern: höchstens 100 Bilder, und hinter der plus-Grenze muss noch etwas stehen.';
export const minutes = (count: number) => (count === 1 ? '1\u00a0Minute' : `${count}\u00a0Minuten`);

/** Names of the fields of what is written. */
export const placeField = 'Ort';
export const categoryField = 'Rubrik';
export const headlineField = 'Überschrift';
export const leadField = 'Vorspann';
export const genreField = 'Art des Artikels';
export const heroField = 'Aufmacherbild';
export const textField = 'Text';
export const tagsField = 'Themen';
export const premiumField = 'Nur für Menschen mit plus';
export const heroFreeField = 'Aufmacherbild auch ohne plus zu sehen';
export const yesOrNo = (is: boolean) => (is ? 'ja' : 'nein');

export const plusExport = 'Nur mit plus';

/** The words shown to administrators who look at an account or erase it. */
export const personalDataWords: PersonalDataWords = {
  title: 'Artikel',
  fields: { headline: 'Überschrift', lead: 'Vorspann', body: 'Text' },
  goes: null,
  stays:
    'Artikel bleiben in der Zeitung stehen, gezeichnet mit „Gelöschtes Mitglied“: Andere lesen und verlinken sie, und was berichtet wurde, bleibt belegt.',
  merges: 'Alle Artikel stehen unter dem Namen des ersten Kontos.',
};
