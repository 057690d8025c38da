// Holds the German words of the player and of the uploader; those of the server and of lists stand in ../texts.ts.
import type { StreamKind } from '../constants.ts';

/** Reads „Video: Titel“. */
export const playerLabel = (kind: StreamKind, title: string) =>
  kind === 'video' ? `Video: ${title}` : `Ton: ${title}`;
export const start = (kind: StreamKind, title: string, duration: string | null) =>
  [
    kind === 'video' ? `Video abspielen: ${title}` : `Anhören: ${title}`,
    ...(duration ? [`Länge ${duration}`] : []),
  ].join(', ');
export const credit = (kind: StreamKind, name: string) =>
  kind === 'video' ? `Video:\u00a0${name}` : `Ton:\u00a0${name}`;

export const play = 'Abspielen';
export const pause = 'Anhalten';
export const position = 'Stelle';
/** Reads „1:23 von 4:05“. */
export const positionOf = (at: string, of: string) => `${at} von ${of}`;
export const mute = 'Ton aus';
export const unmute = 'Ton an';
export const volume = 'Lautstärke';
export const per = (cent: number) => `${cent}\u00a0%`;
export const captions = 'Untertitel';
export const withoutCaptions = 'Ohne Untertitel';
export const speed = 'Geschwindigkeit';
/** Reads „1,25×“. */
export const speedName = (factor: number) => `${String(factor).replace('.', ',')}×`;
export const pictureInPicture = 'Bild im Bild';
export const leavePictureInPicture = 'Bild im Bild beenden';
export const fullScreen = 'Ganzer Bildschirm';
export const leaveFullScreen = 'Ganzen Bildschirm verlassen';

export const buffering = 'Wird geladen …';
export const broken = (kind: StreamKind) =>
  kind === 'video'
    ? 'Das Video lässt sich gerade nicht abspielen.'
    : 'Der Ton lässt sich gerade nicht abspielen.';
export const unplayable = (kind: StreamKind) =>
  kind === 'video'
    ? 'Ihr Browser kann das Format dieses Videos nicht wiedergeben. Laden Sie es herunter und öffnen Sie es mit einem anderen Programm.'
    : 'Ihr Browser kann das Format dieser Aufnahme nicht wiedergeben. Laden Sie sie herunter und öffnen Sie sie mit einem anderen Programm.';
export const tryAgain = 'Noch einmal versuchen';
export const download = (kind: StreamKind) =>
  kind === 'video' ? 'Video herunterladen' : 'Ton herunterladen';

export const preparing = (kind: StreamKind, progress: number) => {
  const what = kind === 'video' ? 'Das Video' : 'Der Ton';
  return progress > 0
    ? `${what} wird noch aufbereitet – ${progress}\u00a0%`
    : `${what} wird noch aufbereitet.`;
};
export const failed = (kind: StreamKind) =>
  kind === 'video' ? 'Das Video ließ sich nicht aufbereiten.' : 'Der Ton ließ sich nicht aufbereiten.';

export const uploadHeading = 'Video oder Ton hochladen';
export const orDrop = 'oder hierher ziehen';
export const allowed = (types: string, max: string) => `${types}, bis ${max}.`;
export const plainLimit = (max: string) => `Ohne JavaScript nimmt dieses Formular Dateien bis ${max} an.`;
export const sendFile = 'Hochladen';
export const onlyOne = 'Bitte eine Datei nach der anderen.';
export const wrongType = (name: string, types: string) =>
  `„${name}“ ist kein Video und kein Ton, wie wir sie annehmen. Erlaubt sind ${types}.`;
export const tooLarge = (name: string, size: string, max: string) =>
  `„${name}“ ist mit ${size} zu groß. Erlaubt sind ${max}.`;
export const emptyFile = (name: string) => `„${name}“ ist leer.`;
export const uploading = (name: string) => `„${name}“ wird hochgeladen`;
/** Reads „12,4 MB von 300 MB“. */
export const bytesOf = (sent: string, all: string) => `${sent} von ${all}`;
export const restTime = (seconds: number) => {
  if (seconds < 60) return 'weniger als eine Minute';
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return minutes === 1 ? 'noch 1\u00a0Minute' : `noch ${minutes}\u00a0Minuten`;
  const hours = Math.round(minutes / 6) / 10;
  return hours === 1 ? 'noch 1\u00a0Stunde' : `noch ${String(hours).replace('.', ',')}\u00a0Stunden`;
};
export const isPaused = 'Angehalten';
export const interrupted = 'Verbindung unterbrochen, wird fortgesetzt …';
export const pauseUpload = 'Anhalten';
export const resumeUpload = 'Fortsetzen';
export const cancelUpload = 'Abbrechen';
export const canceled = 'Der Upload ist abgebrochen.';
export const uploadFailed = 'Der Upload ist fehlgeschlagen. Bitte versuchen Sie es erneut.';
export const arrived = (name: string) => `„${name}“ ist angekommen.`;
export const leadsTo = 'Zur Seite der Datei';
export const another = 'Noch eine Datei hochladen';
export const unfinished = (name: string) =>
  `„${name}“ ist noch nicht ganz angekommen. Wählen Sie die Datei noch einmal aus, dann geht es dort weiter, wo es aufgehört hat.`;
