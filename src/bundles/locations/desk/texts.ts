// These are the German words of the desk of places.
import { grouped } from '#design/wording.ts';
import { quoted } from '#design/quoted.ts';
import type { LocationKind } from '../constants.ts';

export const title = 'Orte';
export const intro = (count: number) =>
  count === 1
    ? 'Ein Ort. Beiträge stehen auch auf den Seiten der Orte darüber.'
    : `${grouped(count)} Orte. Beiträge stehen auch auf den Seiten der Orte darüber.`;
export const emptyTitle = 'Noch kein Ort';
export const emptyText =
  'Jeder Beitrag steht an einem Ort. Beginnen Sie mit dem größten, etwa dem Landkreis, oder lesen Sie eine Liste ein.';
export const newButton = 'Neuer Ort';
export const newTitle = 'Neuer Ort';
export const importButton = 'Liste einlesen';
export const backToPlaces = 'Alle Orte';

export const kindNames: Readonly<Record<LocationKind, string>> = {
  country: 'Land',
  state: 'Bundesland',
  district: 'Kreis',
  town: 'Stadt oder Gemeinde',
  quarter: 'Ortsteil',
};
export const markHidden = 'ausgeblendet';
export const markMerged = 'wird zusammengeführt';
export const upLabel = (name: string) => `${name} nach oben`;
export const downLabel = (name: string) => `${name} nach unten`;
export const ordered = (name: string) => `Die Reihenfolge um ${name} ist geändert.`;
export const orderHeading = 'Reihenfolge';
export const orderNote = (at: number, count: number) =>
  `Platz ${at} von ${count} unter den Orten, die zusammen stehen.`;
export const up = 'Nach oben';
export const down = 'Nach unten';
export const alphabet = 'Alle nach dem Alphabet';
export const orderUnknown = 'Diese Reihenfolge gibt es nicht.';

export const nameLabel = 'Name';
export const slugLabel = 'Adresse';
export const slugHelp =
  'Das Wort in den Adressen der Seiten. Leer entsteht es aus dem Namen; alte Adressen führen weiter hierher.';
export const kindLabel = 'Art';
export const parentLabel = 'Liegt in';
export const parentHelp = 'Wird der Ort verlegt, ziehen seine Beiträge, Abos und Rollen mit.';
export const noParent = 'Nichts Größerem';
export const postcodeLabel = 'Postleitzahl';
export const latitudeLabel = 'Breite';
export const longitudeLabel = 'Länge';
export const degreesHelp = 'In Grad, etwa 50,5558.';
export const hiddenLabel =
  'Ausblenden: in keinem Menü und keiner Auswahl. Seiten und Beiträge bleiben erreichbar.';
export const neighboursLegend = 'Nachbarn';
export const neighboursNote =
  'Stehen auf der Seite des Ortes vor den anderen. Ohne Auswahl entscheidet die Entfernung. Nachbarschaft gilt auf beiden Seiten.';
export const changedMeanwhile =
  'Jemand anders hat diesen Ort inzwischen geändert. Was Sie eingetragen haben, steht noch hier; bitte mit dem Verlauf vergleichen und noch einmal speichern.';
export const saveButton = 'Speichern';
export const createButton = 'Ort anlegen';
export const created = (name: string) => `${name} ist angelegt.`;
export const saved = (name: string) => `${name} ist gespeichert.`;
export const movedSoon = (name: string) =>
  `${name} ist verlegt. Die Beiträge ziehen im Hintergrund nach; Leserinnen und Leser merken davon nichts.`;

export const nameTooLong = 'Bitte höchstens 80 Zeichen.';
export const kindMissing = 'Bitte wählen Sie, was für ein Ort es ist.';
export const kindTooSmall = 'In diesem Ort liegen andere, die dafür zu groß sind.';
export const parentTooSmall = 'Ein Ort liegt immer in einem größeren. Bitte wählen Sie einen anderen.';
export const belowItself = 'Ein Ort kann nicht in sich selbst liegen.';
export const postcodeInvalid = 'Bitte vier bis sechs Ziffern.';
export const latitudeInvalid = 'Bitte Grad von −90 bis 90, etwa 50,5558.';
export const longitudeInvalid = 'Bitte Grad von −180 bis 180, etwa 9,6808.';
export const coordinateMissing = 'Breite und Länge gehören zusammen.';

export const factsHeading = 'Angaben';
export const formerHeading = 'Frühere Adressen';
export const formerNote = 'Sie führen weiter hierher.';

export const pictureHeading = 'Bild';
export const pictureChoose = 'Ein Bild wählen';
export const pictureChange = 'Bild ändern';
export const pictureNote = 'Steht über der Seite des Ortes, und dort, wo andere sie teilen.';

export const mergeHeading = 'Zusammenführen';
export const mergeNote = 'Aus zwei Orten wird einer, etwa nach einer Eingemeindung.';
export const mergeLink = 'Mit einem anderen Ort zusammenführen';
export const mergeTitle = (name: string) => `${name} zusammenführen`;
export const mergeExplained = (name: string) =>
  `${name} wird Teil des anderen Ortes: Beiträge, Abos, Rollen, Nachbarn und was darin liegt gehen über, alle Adressen führen dorthin. Sein Bild kommt mit, wenn der andere keines hat. Besetzte Plätze der Titelseite werden frei. Das lässt sich nicht zurücknehmen.`;
export const intoLabel = 'Wird Teil von';
export const intoMissing = 'Bitte wählen …';
export const intoUnknown = 'Bitte wählen Sie einen Ort.';
export const intoItself = 'Ein Ort kann nicht Teil von sich selbst werden.';
export const intoBelow = 'Dieser Ort liegt darin. Verlegen Sie ihn zuerst.';
export const childrenTooLarge = (name: string) =>
  `In diesem Ort liegen andere, die für ${name} zu groß sind. Verlegen Sie sie zuerst.`;
export const mergeButton = 'Zusammenführen';
export const merged = (name: string, into: string) => `${name} ist jetzt Teil von ${into}.`;
export const mergedSoon = (name: string, into: string) =>
  `${name} ist jetzt Teil von ${into}. Die Beiträge ziehen im Hintergrund nach.`;

export const movingLabel = (name: string) => `${quoted(name)} wird verlegt`;
export const mergingLabel = (name: string, into: string) =>
  `${quoted(name)} wird mit ${quoted(into)} zusammengeführt`;
export const moveUnderWay = 'Es zieht gerade noch ein anderer Ort um. Bitte warten Sie, bis das fertig ist.';
export const progress = (moved: number, total: number) =>
  `${grouped(moved)} von ${grouped(total)} Einträgen sind umgezogen. Alle Seiten sind währenddessen erreichbar.`;
export const reload = 'Stand neu laden';
