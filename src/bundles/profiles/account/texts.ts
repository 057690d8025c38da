// These are the German words of one's own pages.
import type { MessageSenders } from '#bundles/users/ui/public.ts';

export const overview = 'Übersicht';
export const greeting = (name: string) => `Guten Tag, ${name}`;
export const overviewIntro = 'Was Sie hier haben und was auf Sie wartet.';
export const toPublicProfile = 'So sehen Sie die anderen';
export const editProfile = 'Profil bearbeiten';
export const pass = (until: string) => `Ihr Zugang zu plus gilt ${until}.`;
export const yourPieces = 'Ihre neuesten Beiträge';
export const noPieces = 'Sie haben noch nichts veröffentlicht.';
export const yourComments = 'Zuletzt kommentiert';
export const noComments = 'Sie haben noch nichts kommentiert.';
export const unconfirmedTitle = 'Ihre E-Mail-Adresse ist noch nicht bestätigt';
export const unconfirmedText =
  'Bitte öffnen Sie den Link in unserer E-Mail. Erst dann können Sie mitreden, folgen und schreiben.';

export const profile = 'Profil';
export const profileIntro = 'Das lesen die anderen über Sie. Nichts davon außer dem Namen ist Pflicht.';
export const nameLabel = 'Name';
export const nameHelp = 'So lesen Sie die anderen, zum Beispiel „Henrike Voßberg“.';
export const placeLabel = 'Ort';
export const noPlace = 'Keine Angabe';
export const placeUnknown = 'Diesen Ort gibt es nicht.';
export const aboutLabel = 'Über mich';
export const aboutHelp =
  'Eine Leerzeile beginnt einen neuen Absatz. Fett, Listen und Links gehen auch: mit „Gestalten“.';
export const linksLegend = 'Links';
export const linkName = (number: number) => `Link ${number}: Bezeichnung`;
export const linkHref = (number: number) => `Link ${number}: Adresse`;
export const privacyLegend = 'Was andere sehen';
export const showsPlace = 'Mein Ort steht auf meinem Profil';
export const showsComments = 'Meine letzten Kommentare stehen auf meinem Profil';
export const showsFollowers = 'Wer mir folgt, steht auf meinem Profil';
export const isNoindex = 'Suchmaschinen sollen mein Profil nicht aufnehmen';
export const messagesLegend = 'Wer mir schreiben darf';
export const messageSenders: Readonly<Record<MessageSenders, string>> = {
  everybody: 'Alle, die angemeldet sind',
  followed: 'Nur Menschen, denen ich folge',
  nobody: 'Niemand',
};
export const save = 'Speichern';
export const saved = 'Ihr Profil ist gespeichert.';

export const picturesHeading = 'Bilder';
export const picturesHelp = (types: string) => `Erlaubt sind ${types}, höchstens 32\u00a0MB.`;
export const pictureNames = { portrait: 'Porträt', cover: 'Titelbild' } as const;
export const choosePicture = (which: PictureName) =>
  which === 'portrait' ? 'Neues Porträt auswählen' : 'Neues Titelbild auswählen';
export const upload = 'Hochladen';
export const removePicture = 'Entfernen';
export const noPicture = 'Noch kein Bild';
export const pictureMissing = 'Bitte wählen Sie zuerst ein Bild aus.';
export const pictureSaved = 'Ihr Bild ist da. Die kleineren Größen werden gerade gemacht.';
export const pictureRemoved = 'Das Bild ist entfernt.';
export const isBeingMade = 'Das Bild wird gerade vorbereitet.';

export type PictureName = 'portrait' | 'cover';
