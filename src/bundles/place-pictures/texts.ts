// These are the German words of the pictures of places.

export const title = (place: string) => `Bild: ${place}`;
export const intro =
  'Es steht schmal über der Seite des Ortes und dort, wo andere sie teilen. Am besten ein Querformat mit Himmel und Luft.';
export const chooseHeading = 'Bild wählen';
export const pictureLabel = 'Bild';
export const numberLabel = 'Nummer eines Bildes, das schon da ist';
export const numberHelp =
  'Bei „Meine Bilder“ steht sie am Ende der Adresse eines Bildes; auch die ganze Adresse geht.';
export const fileLabel = 'Oder ein neues Bild';
export const fileHelp = (types: string) => `Erlaubt sind ${types}, höchstens 32\u00a0MB.`;
export const altLabel = 'Was auf dem neuen Bild zu sehen ist';
export const altHelp = 'Für alle, die das Bild nicht sehen können.';
export const creditLabel = 'Fotografin oder Fotograf des neuen Bildes';
export const creditHelp = 'Steht als „Foto: …“ beim Bild. Leer gilt, was die Datei selbst sagt.';
export const islandHint =
  'Ein Bild hochladen oder von der Merkliste nehmen. Was zu sehen ist, von wem es ist und worauf es ankommt, sagen Sie mit „Bild bearbeiten“.';
export const saveButton = 'Speichern';

export const previewHeading = 'So ist es zu sehen';
export const onPage = 'Über der Seite des Ortes';
export const whenShared = 'Beim Teilen';
export const nonePresent = 'Dieser Ort hat noch kein Bild.';
export const isBeingMade = 'Das Bild wird gerade vorbereitet. Danach steht es auf der Seite.';
export const isNotShown =
  'Das Bild ist zurzeit nicht zu sehen: es ist gelöscht oder gesperrt, oder seine Lizenz ist abgelaufen.';
export const toWords = 'Ausschnitt, Urheber und Lizenz ändern';
export const removeButton = 'Vom Ort nehmen';
export const removeNote = 'Das Bild selbst bleibt bei „Meine Bilder“.';

export const missing = 'Bitte wählen Sie ein Bild.';
export const unusable = 'Dieses Bild gibt es nicht, oder Sie dürfen es nicht verwenden.';
export const withoutAlt =
  'Diesem Bild fehlt die Beschreibung für alle, die es nicht sehen. Sie lässt sich im Bildeditor ergänzen.';
export const withoutCredit = 'Bei diesem Bild fehlt, von wem es ist. Das lässt sich im Bildeditor ergänzen.';
export const altMissing = 'Bitte sagen Sie in einem Satz, was zu sehen ist.';
export const creditMissing = 'Bitte sagen Sie, von wem das Bild ist; die Datei selbst sagt es nicht.';
export const tooLong = (most: number) => `Bitte höchstens ${most} Zeichen.`;
export const saved = (place: string) => `${place} hat ein neues Bild.`;
export const removed = (place: string) => `${place} hat kein Bild mehr.`;
export const unchanged = 'Daran hat sich nichts geändert.';
