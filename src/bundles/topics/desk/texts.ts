// These are the German words of the desk of categories.
import { quoted } from '#design/quoted.ts';
import { grouped } from '#design/wording.ts';
import type { CategoryTone } from '../schema.ts';

export const title = 'Rubriken';
export const intro = 'In dieser Reihenfolge stehen sie im Menü und auf der Titelseite.';
export const emptyTitle = 'Noch keine Rubrik';
export const emptyText =
  'Jeder Beitrag steht in einer Rubrik. Beginnen Sie mit wenigen, etwa Rathaus, Kultur, Sport und Meinung.';
export const newButton = 'Neue Rubrik';
export const newTitle = 'Neue Rubrik';
export const backToCategories = 'Alle Rubriken';
export const markHidden = 'ausgeblendet';
export const markSomewhere = (places: number) =>
  places === 1 ? 'nur an einem Ort' : `nur an ${places} Orten`;
export const toneNames: Readonly<Record<CategoryTone, string>> = { news: 'Nachrichten', opinion: 'Meinung' };

export const upLabel = (name: string) => `${name} nach oben`;
export const downLabel = (name: string) => `${name} nach unten`;
export const ordered = (name: string) => `Die Reihenfolge um ${name} ist geändert.`;
export const orderUnknown = 'Diese Reihenfolge gibt es nicht.';

export const nameLabel = 'Name';
export const slugLabel = 'Adresse';
export const slugHelp =
  'Das Wort in den Adressen der Seiten. Leer entsteht es aus dem Namen; alte Adressen führen weiter hierher.';
export const toneLabel = 'Tonfall';
export const toneHelp = 'Meinung steht abgesetzt von Nachrichten, mit dem Gesicht dazu.';
export const hiddenLabel =
  'Ausblenden: in keinem Menü und keiner Auswahl. Seiten und Beiträge bleiben erreichbar.';
export const placesLegend = 'Nur an diesen Orten';
export const placesNote = 'Gilt auch für alles, was darin liegt. Ohne Auswahl gibt es die Rubrik überall.';
export const offersLabel = 'Rubriken';
export const offersNote = 'An welchen Orten es eine Rubrik gibt, steht bei der Rubrik.';
export const offersNothing = 'Keine Rubrik nennt diesen Ort. Hier kann niemand etwas veröffentlichen.';
export const changedMeanwhile =
  'Jemand anders hat diese Rubrik inzwischen geändert. Was Sie eingetragen haben, steht noch hier; bitte mit dem Verlauf vergleichen und noch einmal speichern.';
export const saveButton = 'Speichern';
export const createButton = 'Rubrik anlegen';
export const created = (name: string) => `${name} ist angelegt.`;
export const saved = (name: string) => `${name} ist gespeichert.`;

export const nameMissing = 'Bitte geben Sie der Rubrik einen Namen.';
export const nameTooLong = 'Bitte höchstens 60 Zeichen.';
export const slugInvalid = 'Erlaubt sind kleine Buchstaben von a bis z, Ziffern und Bindestriche.';
export const slugTaken = 'Eine Rubrik mit dieser Adresse gibt es schon.';
export const slugFormer = (name: string) =>
  `Diese Adresse hatte früher ${name}. Alte Links führen noch dorthin; bitte wählen Sie eine andere.`;
export const toneMissing = 'Bitte wählen Sie einen Tonfall.';
export const placeUnknown = 'Einen dieser Orte gibt es nicht.';

export const formerHeading = 'Frühere Adressen';
export const formerNote = 'Sie führen weiter hierher.';
export const mergeHeading = 'Zusammenführen';
export const mergeNote = (name: string) =>
  `${name} wird Teil einer anderen Rubrik: Beiträge und Abos gehen über, alle Adressen führen dorthin. Das lässt sich nicht zurücknehmen.`;
export const intoLabel = 'Wird Teil von';
export const intoMissing = 'Bitte wählen …';
export const intoUnknown = 'Bitte wählen Sie eine andere Rubrik.';
export const mergeButton = 'Zusammenführen';
export const merged = (name: string, into: string) => `${name} ist jetzt Teil von ${into}.`;
export const mergedSoon = (name: string, into: string) =>
  `${name} ist jetzt Teil von ${into}. Die Beiträge ziehen im Hintergrund nach.`;
export const mergingLabel = (name: string, into: string) =>
  `${quoted(name)} wird mit ${quoted(into)} zusammengeführt`;
export const moveUnderWay =
  'Es wird gerade noch etwas anderes zusammengeführt. Bitte warten Sie, bis das fertig ist.';
export const progress = (moved: number, total: number) =>
  `${grouped(moved)} von ${grouped(total)} Einträgen sind geändert. Alle Seiten sind währenddessen erreichbar.`;
