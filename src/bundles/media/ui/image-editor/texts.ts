// These are German words of the image editor in the browser. The English ones are fixed by contract.md 8.

export const loadingFailed = 'Undefined Error: Loading failed.';
export const savingFailed = 'Undefined Error: Saving failed.';

export const editTitle = 'Bild bearbeiten';
export const newTitle = 'Neues Bild';
export const save = 'Speichern';
export const take = 'Übernehmen';
export const abort = 'Abbrechen';
export const saving = 'Wird gespeichert …';
export const waitsForWorker =
  'Das Bild wird noch bearbeitet. Sobald es fertig ist, wird gespeichert – das dauert meist nur ein paar Sekunden.';
export const notYours = 'Dieses Bild dürfen Sie ansehen, aber nicht ändern.';

export const focusHeading = 'Bildmittelpunkt';
export const focusHelp =
  'Klicken Sie auf das Wichtigste im Bild oder ziehen Sie den Punkt dorthin. Mit der Tastatur: Pfeiltasten, mit Umschalttaste in großen Schritten.';
export const focusPoint = 'Bildmittelpunkt';
export const focusX = 'Von links in %';
export const focusY = 'Von oben in %';
export const focusAt = (x: number, y: number) =>
  `${inGerman(x)}\u00a0% von links, ${inGerman(y)}\u00a0% von oben`;
export const centre = 'In die Mitte';
export const previewsLabel = 'So wird das Bild beschnitten';
export const previewNames = ['1:1', '4:3', '16:9', 'Vorschaukarte'];

export const rotationHeading = 'Drehen';
export const turnLeft = 'Nach links drehen';
export const turnRight = 'Nach rechts drehen';
export const turnBack = 'Zurück zum Original';
export const turned = (degrees: number) =>
  degrees === 0 ? 'Nicht gedreht' : `Um ${degrees}° im Uhrzeigersinn gedreht`;
export const turning = 'Vorschau wird geladen …';
export const newTurnsLater = 'Drehen können Sie das neue Bild, nachdem Sie es gespeichert haben.';

export const wordsHeading = 'Beschreibung';
export const caption = 'Bildunterschrift';
export const copyright = 'Fotografin oder Fotograf';
export const copyrightHelp = 'Steht als „Foto: …“ beim Bild.';
export const alt = 'Alternativtext';
export const altHelp = 'Was zu sehen ist, für alle, die das Bild nicht sehen können.';

export const rightsHeading = 'Rechte';
export const source = 'Quelle';
export const sourceHelp = 'Zum Beispiel eine Agentur oder ein Archiv.';
export const licence = 'Lizenz';
export const noLicence = 'Keine Angabe';
export const licenceEnd = 'Lizenz gilt bis';
export const licenceEndHelp = 'Danach wird das Bild überall zurückgezogen.';
export const release = 'Andere dürfen dieses Bild auch verwenden';

export const uploadHeading = 'Datei';
export const replace = 'Datei ersetzen';
export const replaced = (filename: string) => `Neue Datei: ${filename}`;
export const keepOld = 'Doch die alte Datei';
export const stillUploading =
  'Die neue Datei ist noch unterwegs. Bitte warten Sie, bis sie da ist, oder brechen Sie das Hochladen ab.';

export const remove = 'Löschen';
export const removeTitle = 'Bild löschen?';
export const removeQuestion =
  'Das Bild und alle seine Größen werden gelöscht. Das lässt sich nicht rückgängig machen.';
export const removeConfirm = 'Endgültig löschen';
export const removingFailed = 'Das Bild ließ sich nicht löschen.';
export const usedTitle = 'Das Bild wird noch gezeigt';
export const usedText = 'Löschen können Sie es, sobald es hier nicht mehr gezeigt wird:';
export const keep = 'Behalten';
export const understood = 'Verstanden';

export const discardTitle = 'Änderungen verwerfen?';
export const discardText = 'Was Sie geändert haben, ist noch nicht gespeichert.';
export const discard = 'Verwerfen';
export const goOn = 'Weiter bearbeiten';

const inGerman = (percent: number) => String(percent).replace('.', ',');
