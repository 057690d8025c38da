// Holds German words of the desk of pages.
import { quoted } from '#design/quoted.ts';
export const title = 'Seiten';
export const intro = 'Impressum, Datenschutz, Netiquette: alles, was das Portal über sich selbst sagt.';
export const newPage = 'Neue Seite';
export const emptyTitle = 'Noch keine Seite';
export const emptyText = 'Ein Impressum braucht jedes Portal.';

export const stateOut = (number: number) => `öffentlich, Fassung ${number}`;
export const stateDraft = 'Entwurf';
export const stateOutWithDraft = (number: number) => `öffentlich, Fassung ${number}; ein Entwurf wartet`;
export const stateScheduled = (moment: string) => `erscheint ${moment}`;
export const stateWithdrawn = 'zurückgezogen';

export const titleLabel = 'Titel';
export const slugLabel = 'Adresse';
export const slugHelp =
  'Steht hinter /p/. Leer gelassen wird sie bei einer neuen Seite aus dem Titel. Ändert sie sich, führt die alte weiter hierher.';
export const legalLabel = 'Frühere Fassungen bleiben für alle lesbar, wie bei Impressum und Datenschutz';
export const footerLabel = 'Am Fuß aller Seiten';
export const footerNone = 'nicht verlinkt';
export const footerAt = (position: number) => `an Stelle ${position}`;
export const publishAtLabel = 'Erscheint am';
export const publishAtHelp = 'Nach der Uhr des Portals. Leer hebt die Planung auf.';

export const saveDraft = 'Entwurf speichern';
export const publish = 'Veröffentlichen';
export const schedule = 'Erscheinen planen';
export const withdraw = 'Zurückziehen';
export const preview = 'Vorschau';
export const show = 'Seite ansehen';
export const backToList = 'Alle Seiten';

export const drafted = 'Der Entwurf ist gespeichert.';
/** Says what is wrong with something of another site, behind the sentence that there is something. */
export const embedProblem = (source: string, text: string) => `${source}: ${text}`;
export const published = (name: string) => `${quoted(name)} ist öffentlich.`;
export const scheduled = (moment: string) => `Der Entwurf erscheint ${moment}.`;
export const calledOff = 'Die Planung ist aufgehoben.';
export const withdrawn = 'Die Seite ist zurückgezogen. Ihre Fassungen bleiben aufbewahrt.';
export const restored = (number: number) => `Fassung ${number} ist jetzt der Entwurf.`;

export const slugTaken = 'Diese Adresse hat schon eine andere Seite, oder sie hatte sie früher.';
export const withdrawnUnsaved =
  'Die Seite ist zurückgezogen. Was Sie geschrieben haben, steht noch hier und ist noch nicht gespeichert.';
export const withdrawnMeanwhileSaved =
  'Die Seite ist zurückgezogen. Jemand anders hat sie inzwischen gespeichert; Ihr Text steht noch hier und ist noch nicht gespeichert.';
export const conflict =
  'Jemand anders hat die Seite inzwischen gespeichert. Ihr Text steht noch hier; vergleichen Sie die Fassungen und speichern Sie noch einmal.';
export const nothingToPublish = 'Es gibt keinen Entwurf, der erscheinen könnte.';
export const notOut = 'Diese Seite ist nicht öffentlich.';
export const momentPassed = 'Dieser Zeitpunkt ist schon vorbei.';
export const momentInvalid = 'Bitte Tag und Uhrzeit angeben.';
export const actUnknown = 'Das geht mit einer Seite nicht.';

export const versionsHeading = 'Fassungen';
export const versionName = (number: number) => `Fassung ${number}`;
export const versionDraft = 'Entwurf';
export const versionOut = 'öffentlich';
export const compare = 'Vergleichen';
export const restore = 'Wiederherstellen';
export const compareHeading = (from: number, to: number) => `Fassung ${from} und Fassung ${to}`;
export const unchanged = 'Diese Fassungen unterscheiden sich nicht.';
export const olderVersion = 'Ältere Fassung';
export const newerVersion = 'Neuere Fassung';
export const toEditor = 'Weiter schreiben';
export const previewNote = 'Vorschau: So steht es noch nicht auf der Seite.';

export const sectionsLabel = 'Abschnitte';
export const sectionTitle = (number: number, name: string) => `${number}. ${name}`;
export const fieldOfSection = (number: number, name: string, field: string) =>
  name === field ? `${number}. ${name}` : `${number}. ${name}, ${field}`;
export const addSection = 'Abschnitt anfügen';
export const moveUp = 'Nach oben';
export const moveDown = 'Nach unten';
export const removeSection = 'Entfernen';
export const removed = (name: string) => `${name} wird beim Speichern entfernt.`;
export const bringBack = 'Zurückholen';
export const sectionOff = 'Abgeschalteter Abschnitt';
export const sectionOffHelp =
  'Was dieser Abschnitt zeigt, ist in diesem Portal abgeschaltet. Er bleibt aufbewahrt und wird nicht gezeigt.';
export const sectionAdded = (name: string) => `${name} (neu)`;
export const sectionRemoved = (name: string) => `${name} (entfernt)`;
export const sectionMoved = (name: string) => `${name} (verschoben)`;
export const sectionAt = (number: number) => `Stelle ${number}`;
export const fieldOf = (section: string, field: string) => `${section}: ${field}`;
