// These are the German words of the interface itself. The reader is addressed with „Sie“ throughout, as in the contract's
// sentences.
import { grouped, inWords } from './wording.ts';

/** contract.md 8. */
export const genericError = 'Ein Fehler ist aufgetreten.';
export const genericErrorRetry = 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.';
export const unauthorised = 'Unbefugter Zugriff.';
/** It is English because contract.md 8 fixes it so for comments, deleting and locking. */
export const somethingWentWrong = 'Something went wrong. Please try again.';

export const skipToContent = 'Zum Inhalt springen';
export const sectionsLabel = 'Rubriken';
export const choosePlace = 'Ort wählen, gewählt: ';
export const allPlaces = 'Alle Orte';
export const allPlacesNote = 'Überblick';
export const signIn = 'Anmelden';
export const signOut = 'Abmelden';
export const accountLabel = 'Mein Konto: ';
export const premiumMark = 'plus';

/** Stands at the lower edge of phones. */
export const writeNavigation = 'Beitragen';
export const ownMenuLabel = 'Ihr Konto';
export const deskMenuLabel = 'Arbeitsbereiche';
export const deskAreas = { cockpit: 'Redaktion', admin: 'Verwaltung' };
export const paletteShortcut = 'Strg K';
export const paletteShortcutTitle = 'Suchen und Befehle (Strg + K)';
export const toThePaper = 'Zur Titelseite';

export const schemeLabel = 'Farben: ';
export const schemeNames = { auto: 'automatisch', light: 'hell', dark: 'dunkel' };

export const placesHeading = 'Orte';
export const communityHeading = 'Aus der Community';
export const feedOfPage = 'Diese Seite als RSS-Feed';
export const legalLabel = 'Rechtliches und Kontakt';
export const accountsLabel = 'In sozialen Medien';
export const claim = (places: readonly string[]) =>
  `Die Säule an der Ecke, an der steht, was ${places.length === 0 ? 'hier' : `in ${inWords(places)}`} los ist. Mitreden dürfen alle.`;

export const pagesLabel = 'Seiten';
export const newer = 'Neuere';
export const older = 'Ältere';

export const toolsLabel = 'Für die Redaktion';
export const moreTools = 'Mehr';
export const breadcrumbsLabel = 'Sie sind hier';
export const tagsLabel = 'Schlagwörter';

export const share = 'Teilen';
export const copied = 'Kopiert';
export const copyAddress = 'Adresse kopieren';
export const copyFailed = 'Das Kopieren ist nicht gelungen.';

export const loading = 'Wird geladen …';

/** Shows the rest of a text that is cut off. */
export const more = 'mehr';
export const lengthOf = (length: number, max: number) => `${grouped(length)} von ${grouped(max)} Zeichen`;

export const close = 'Schließen';
export const closeMessage = 'Meldung schließen';
export const closeBar = 'Hinweis schließen';

export const errorsHeading = (count: number) =>
  count === 1 ? 'Bitte prüfen Sie eine Angabe.' : `Bitte prüfen Sie ${count} Angaben.`;

export const requestIdLabel = 'Kennung für Rückfragen:';
export const errorStatus = (status: number) => `Fehler ${status}`;
export const backHome = 'Zur Titelseite';

/** Shortens a number for a small disc and for the menu of one's own pages: „99+“. */
export const shortCount = (count: number) => (count > 99 ? '99+' : String(count));

export const justNow = 'gerade eben';
export const minutesAgo = (minutes: number) =>
  minutes === 1 ? 'vor 1\u00a0Minute' : `vor ${minutes}\u00a0Minuten`;
export const hoursAgo = (hours: number) => (hours === 1 ? 'vor 1\u00a0Stunde' : `vor ${hours}\u00a0Stunden`);

export const unsentFormTitle = 'Sie sind nicht mehr angemeldet';
export const unsentFormText =
  'Was Sie geschrieben haben, ist noch da. Melden Sie sich in einem neuen Fenster an, kommen Sie hierher zurück und schicken Sie es noch einmal ab.';
export const unsentFormSignIn = 'In neuem Fenster anmelden';
export const unsentFormField = 'Ihre Eingabe';
export const unsentFormSend = 'Noch einmal abschicken';

/** Where readers search. */
export const search = 'Suchen';
export const searchLabel = 'Wonach suchen Sie?';
export const searchTitle = 'Suchen (Taste /)';
export const suggestionsLabel = 'Vorschläge';
