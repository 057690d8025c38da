// Holds German words of the kinds of sections that belong to the pages themselves.

export const textName = 'Text';
export const textHelp = 'Absätze, Überschriften, Listen, auch Bilder und Videos im Text.';
export const textLabel = 'Text';

export const pictureName = 'Bild';
export const pictureHelp = 'Ein Bild mit Unterschrift und Urheber.';
export const pictureLabel = 'Bild';
export const pictureNumberLabel = 'Nummer des Bildes';
export const pictureNumberHelp =
  'Bei „Meine Bilder“ steht sie am Ende der Adresse eines Bildes; auch die ganze Adresse geht.';
export const pictureHint = 'Ein Bild hochladen oder von der Merkliste nehmen.';
export const captionLabel = 'Bildunterschrift';
export const captionHelp = 'Leer gilt die des Bildes.';
export const widthLabel = 'Breite';
export const widths = { text: 'so breit wie der Text', page: 'so breit wie die Seite' } as const;
export const pictureMissing = 'Bitte wählen Sie ein Bild.';
export const pictureUnusable = 'Dieses Bild gibt es nicht, oder Sie dürfen es nicht verwenden.';
export const pictureWithoutAlt =
  'Diesem Bild fehlt die Beschreibung für alle, die es nicht sehen. Sie lässt sich im Bildeditor ergänzen.';
export const pictureWithoutCredit =
  'Bei diesem Bild fehlt, von wem es ist. Das lässt sich im Bildeditor ergänzen.';

export const callName = 'Aufruf';
export const callHelp = 'Überschrift, ein Satz und ein Knopf, der weiterführt.';
export const callHeadingLabel = 'Überschrift';
export const callTextLabel = 'Satz';
export const callLinkLabel = 'Knopf führt zu';
export const callLinkHelp = 'Eine Seite des Portals wie /termine oder eine Adresse mit https://.';
export const callButtonLabel = 'Aufschrift des Knopfs';
export const callHeadingMissing = 'Bitte eine Überschrift angeben.';
export const callButtonMissing = 'Bitte sagen, was auf dem Knopf steht.';
export const linkInvalid =
  'Bitte eine Seite des Portals angeben, die mit / beginnt, oder eine Adresse mit https://.';
export const tooLong = (max: number) => `Bitte höchstens ${max} Zeichen.`;
