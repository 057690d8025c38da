// These are the German words of the pages about the portal itself.

export const contentsHeading = 'Auf dieser Seite';
export const version = (number: number, day: string) => `Fassung ${number} vom ${day}`;

/** Describes for search engines a page that begins with something else than words. */
export const description = (title: string, portal: string) => `${title}: eine Seite von ${portal}.`;

export const slugInvalid = 'Erlaubt sind kleine Buchstaben, Ziffern und Bindestriche.';
export const slugReserved = 'Diese Adresse braucht das Portal selbst. Bitte wählen Sie eine andere.';
export const titleMissing = 'Bitte geben Sie der Seite einen Titel.';
export const tooLong = (max: number) => `Bitte höchstens ${max} Zeichen.`;
export const positionInvalid = 'Bitte geben Sie eine ganze Zahl ab 1 an.';
export const sectionsMissing = 'Bitte fügen Sie mindestens einen Abschnitt hinzu.';
export const tooManySections = (max: number) => `Eine Seite hat höchstens ${max} Abschnitte.`;
export const sectionUnknown = 'Einen dieser Abschnitte gibt es nicht mehr. Bitte entfernen Sie ihn.';

/** Where something to lead to is chosen. */
export const targetGroup = 'Seite';

/** The title of the former versions of a legal page. */
export const formerVersions = 'Frühere Fassungen';
export const formerTitle = (title: string) => `${title}: frühere Fassungen`;
export const formerIntro = 'Was hier stand und von wann an.';
export const formerNote = 'Das ist eine frühere Fassung. Was heute gilt, steht hier:';
export const versionNow = 'gilt heute';

/** What a page is called among what was found. */
export const searchLabel = 'Seite';
