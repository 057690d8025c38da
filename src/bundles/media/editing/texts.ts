// These are the German words of the image editor's server side and of pictures in order.
import { quoted } from '#design/quoted.ts';

/** contract.md 4, to the letter. */
export const imageIsStub =
  'Das Bild wird gerade bearbeitet und kann deshalb nicht editiert werden. Bitte versuchen sie es später noch einmal!';

/** What the editor's script says, by the keys of contract.md 8 and 13. */
export const translation = {
  rotation_failed: 'Das Bild ließ sich nicht drehen. Es ist wieder so, wie es war.',
  save: 'Speichern',
  remove: 'Bild löschen',
  cancel: 'Abbrechen',
  close: 'Schließen',
  upload: 'Datei ersetzen',
  focuspoint: 'Bildausschnitt',
  caption: 'Bildunterschrift',
  copyright: 'Urheber',
  rotation: 'Drehen',
  saved: 'Das Bild ist gespeichert.',
  removed: 'Das Bild ist gelöscht.',
  loading_failed: 'Undefined Error: Loading failed.',
  saving_failed: 'Undefined Error: Saving failed.',
} as const;

export const unknownModule = 'Diesen Teil hat der Bildeditor nicht.';
export const checkFields = 'Bitte prüfen Sie die markierten Angaben.';
export const focusOutOfRange = 'Bitte eine Zahl von 0 bis 100.';
export const degreesUnknown = 'Drehen lässt sich das Bild um 0, 90, 180 oder 270 Grad.';
export const tooLong = (max: number) => `Bitte höchstens ${max} Zeichen.`;
export const notText = 'Bitte geben Sie hier einen Text ein.';
export const copyrightMissing = 'Bitte nennen Sie, von wem das Bild ist.';
export const licenceUnknown = 'Diese Lizenz kennen wir nicht.';
export const dayUnknown = 'Bitte geben Sie einen Tag an, den es gibt.';
export const yesOrNo = 'Bitte Ja oder Nein.';
export const uploadUnknown = 'Diese hochgeladene Datei gibt es nicht.';
export const uploadFailed =
  'Aus der neuen Datei ließ sich kein Bild machen. Bitte speichern Sie das Bild neu und laden Sie es noch einmal hoch.';

/** Why an image can't be deleted. */
export const stillUsed = 'Das Bild wird noch verwendet. Nehmen Sie es zuerst dort heraus:';
export const stillUsedElsewhere = 'Das Bild wird noch verwendet und kann deshalb nicht gelöscht werden.';
export const andMore = (count: number) => (count === 1 ? 'und 1 weitere' : `und ${count} weitere`);
export const deleted = 'Das Bild ist gelöscht.';

export const deleteTitle = 'Bild löschen?';
export const deleteQuestion =
  'Das Bild verschwindet mit allen seinen Größen und lässt sich nicht zurückholen.';
export const deleteConfirm = 'Bild löschen';
export const keep = 'Behalten';
export const usedIn = 'Verwendet in';

/** These are about pictures of a piece in order. */
export const ownerTypeUnknown = 'Bei Beiträgen dieser Art lassen sich keine Bilder ordnen.';
export const noGallery = 'Hier gibt es nur ein Bild und keine Bilderstrecke.';
export const orderOutdated =
  'Inzwischen hat jemand diesen Beitrag geändert. Bitte laden Sie die Seite neu und ordnen Sie die Bilder noch einmal.';
export const orderOutdatedHere =
  'Inzwischen hat jemand diesen Beitrag geändert. Hier ist der neue Stand; bitte ordnen Sie die Bilder noch einmal.';
export const orderSaved = 'Die Bilder sind gespeichert.';
export const pictureWithoutName = 'Bild ohne Namen';
export const picturesOf = (title: string) => `Bilder von ${quoted(title)}`;
export const orderIntro =
  'Ziehen Sie die Bilder an ihren Platz, nehmen Sie die Knöpfe oder, am Griff, die Pfeiltasten.';
export const orderIntroSingle = 'Hier bestimmen Sie das Bild, das für den Beitrag steht.';
export const orderIntroPlain =
  'Die Zahlen bestimmen die Reihenfolge. Ein Bild ohne Zahl steht nicht mehr in der Bilderstrecke.';
export const heroHeading = 'Aufmacher';
export const galleryHeading = (count: number) =>
  count === 1 ? 'Bilderstrecke: 1 Bild' : `Bilderstrecke: ${count} Bilder`;
export const noHero = 'Ohne Aufmacher';
export const noHeroYet = 'Es ist noch kein Aufmacher gewählt.';
export const galleryEmpty = 'Die Bilderstrecke ist leer.';
export const makeHero = 'Als Aufmacher';
export const toGallery = 'In die Bilderstrecke';
export const position = 'Platz';
export const positionLabel = (name: string) => `Platz von „${name}“`;
export const moveUp = 'Nach vorn';
export const moveDown = 'Nach hinten';
export const takeOut = 'Herausnehmen';
export const editPicture = 'Bearbeiten';
export const labelled = (what: string, name: string) => `${what}: ${name}`;
export const dragHandle = (name: string, at: number, count: number) =>
  `„${name}“, Platz ${at} von ${count}. Mit den Pfeiltasten verschieben.`;
export const nowAt = (name: string, at: number, count: number) =>
  `„${name}“ ist jetzt auf Platz ${at} von ${count}.`;
export const nowHero = (name: string) => `„${name}“ ist jetzt der Aufmacher.`;
export const nowOut = (name: string) => `„${name}“ ist herausgenommen.`;
export const nowIn = (name: string) => `„${name}“ ist dabei.`;
export const alreadyIn = (name: string) => `„${name}“ ist schon dabei.`;
export const addHeading = 'Bilder hinzufügen';
/** Where a piece has one picture only. */
export const addOneHeading = 'Bild hinzufügen';
export const saveOrder = 'Speichern';
export const savingOrder = 'Wird gespeichert';
export const notSavedYet = 'Noch nicht gespeichert';
export const allSaved = 'Alles gespeichert';
export const backToPiece = 'Zum Beitrag';
export const orderPictures = 'Bilder ordnen';
export const saveFailed = 'Undefined Error: Saving failed.';
