// These are the German words of streaming media.
import type { PersonalDataWords } from '#kernel/personal-data.ts';
import { MAX_VIDEO_PIXELS, MAX_VIDEO_SIDE } from './constants.ts';
import type { StreamKind, StreamState } from './constants.ts';

export const videosHeading = 'Videos und Ton';
export const ownHeading = 'Videos und Ton';
export const adminHeading = 'Videos und Ton';

export const kindNames: Readonly<Record<StreamKind, string>> = { video: 'Video', audio: 'Ton' };
export const stateNames: Readonly<Record<StreamState, string>> = {
  pending: 'In Arbeit',
  ready: 'Abspielbar',
  failed: 'Fehlgeschlagen',
  deleted: 'Gelöscht',
};
/** Whatever became of its file: a moderator has taken it away. */
export const shownStateNames = { ...stateNames, blocked: 'Gesperrt' } as const;
export const allStates = 'Alle Zustände';
export const allKinds = 'Video und Ton';

/** contract.md 14.2 */
export const streamGone = 'Medienstream gelöscht und nicht mehr verfügbar.';

export const acceptedTypes = 'MP4, MOV, WebM, MKV, MP3, M4A, AAC, Ogg, Opus, WAV und FLAC';
export const uploadTooLarge = (max: string) => `Die Datei ist zu groß. Erlaubt sind ${max}.`;
export const uploadEmpty = 'Die Datei ist leer.';
export const uploadOfWrongType = `Diese Datei ist kein Video und kein Ton, wie wir sie annehmen. Erlaubt sind ${acceptedTypes}.`;
export const uploadInTooManyPieces =
  'Die Verbindung ist zu oft abgerissen. Bitte laden Sie die Datei an einer besseren noch einmal hoch.';
export const uploadNotGranted =
  'Videos und Ton hochladen können bestätigte Mitglieder, deren Konto nicht gesperrt ist.';
export const tooManyUploads = (count: number) =>
  `Es sind schon ${count} Uploads angefangen. Bitte beenden Sie erst einen davon oder brechen Sie ihn ab.`;
export const uploadUnknown = 'Diesen Upload gibt es nicht mehr. Bitte wählen Sie die Datei noch einmal aus.';
export const uploadBusy = 'An diesem Upload wird gerade schon gearbeitet.';
export const uploadMisplaced = 'Dieses Stück schließt nicht an das an, was schon angekommen ist.';
export const uploadBroken = 'Der Upload ist nicht lesbar.';
export const fileMissing = 'Bitte wählen Sie eine Datei aus.';
export const uploaded = 'Die Datei ist angekommen und wird jetzt verarbeitet.';

/** Why a stream can't be played. */
export const makingFailed =
  'Diese Datei ließ sich nicht verarbeiten. Bitte speichern Sie sie in einem anderen Format und laden Sie sie noch einmal hoch.';
export const videoTooLarge = `Das Bild dieses Videos ist zu groß. Erlaubt sind höchstens ${MAX_VIDEO_SIDE} Bildpunkte auf jeder Seite und zusammen ${MAX_VIDEO_PIXELS / 1_000_000} Millionen.`;
export const streamTooLong = (kind: StreamKind, hours: number) =>
  `${kind === 'video' ? 'Dieses Video' : 'Diese Aufnahme'} ist zu lang. Erlaubt sind höchstens ${hours} Stunden.`;
export const locationInside =
  'Diese Datei verrät vielleicht, wo sie aufgenommen wurde, und das lässt sich hier nicht entfernen. Bitte speichern Sie sie als MP4 und laden Sie sie noch einmal hoch.';

export const untitled = 'Ohne Titel';
export const titleMissing = 'Bitte geben Sie einen Titel ein.';
export const tooLong = (max: number) => `Bitte höchstens ${max} Zeichen.`;
export const saved = 'Die Änderungen sind gespeichert.';
export const captionsAdded = 'Die Untertitel sind gespeichert.';
export const captionsRemoved = 'Die Untertitel sind entfernt.';
export const captionsTooLarge = 'Die Untertitel sind zu groß. Erlaubt ist 1 MB.';
export const captionsBroken = 'Diese Datei enthält keine Untertitel im Format WebVTT (.vtt) mit UTF-8.';
export const captionsOnlyVideo = 'Untertitel gibt es nur für Videos.';
export const languageUnknown = 'Diese Sprache steht nicht zur Wahl.';
export const posterSaved = 'Das Vorschaubild wird ersetzt.';
export const posterMissing = 'Bitte wählen Sie ein Bild aus oder geben Sie eine Sekunde an.';
export const posterUnusable = 'Dieses Bild gibt es nicht, oder Sie dürfen es nicht verwenden.';
export const secondOutside = 'So lang ist das Video nicht.';
export const framesUnavailable = 'Aus dieser Datei lässt sich hier kein Bild nehmen.';
export const retried = 'Die Datei wird noch einmal verarbeitet.';
export const retryNotNow = 'Nur was fehlgeschlagen ist, kann noch einmal verarbeitet werden.';
export const removed = 'Die Datei ist gelöscht.';

const MEGABYTE = 1_000_000;

/** Reads „12,4 MB“ or „2 GB“. */
export const sizeText = (bytes: number): string => {
  if (bytes >= 1000 * MEGABYTE) return `${decimals(bytes / (1000 * MEGABYTE))}\u00a0GB`;
  if (bytes >= MEGABYTE / 10) return `${decimals(bytes / MEGABYTE)}\u00a0MB`;
  return `${Math.max(1, Math.round(bytes / 1000))}\u00a0KB`;
};

const decimals = (value: number) => String(Math.round(value * 10) / 10).replace('.', ',');

/** Reads „2:05“ or „1:02:05“. */
export const durationText = (ms: number): string => {
  const seconds = Math.round(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const end = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${end}` : `${minutes}:${end}`;
};

export const streamNews = {
  streamReady: 'Ihr Video oder Ton ist fertig verarbeitet',
  streamFailed: 'Ihr Video oder Ton ließ sich nicht verarbeiten',
} as const;

/** The words of the self-test. */
export const selfTestTitle = 'Videos und Ton';
export const selfTestFine = (version: string) => `ffmpeg ${version} ist da.`;
export const selfTestNone =
  'Es gibt kein ffmpeg: Videos und Ton werden so ausgeliefert, wie sie hochgeladen wurden.';
export const selfTestSandboxed =
  'Nur das mitgelieferte ffmpeg ist da; es ist zehnmal langsamer und schafft nur kurze Videos.';
export const selfTestAdvice =
  'Bitte das ffmpeg des Systems installieren (Debian: apt-get install ffmpeg) oder FFMPEG_PATH setzen.';

/** Stands as the author of what stays of somebody who was erased, as in the bylines of the pieces that show it. */
export const formerMember = 'Gelöschtes Mitglied';

/** Words that are shown to administrators who look at an account or erase it. */
export const personalDataWords: PersonalDataWords = {
  title: 'Videos und Ton',
  fields: { durationMs: 'Dauer in Millisekunden' },
  goes: 'Aufnahmen, die nirgends gezeigt werden, und was noch hochgeladen wird; bei den anderen der eigene Name als Urheber.',
  stays: 'Aufnahmen bleiben, solange ein Beitrag sie zeigt: Sie gehören zu ihm.',
  merges: 'Alle Aufnahmen gehören zum ersten Konto.',
};

export const storageOriginals = 'Videos und Ton, wie sie hochgeladen wurden';
export const storagePlayable = 'Fassungen zum Abspielen';
export const storageUploads = 'Angefangene Uploads';
export const versionOfPackage = 'aus einem Paket, das seine Fassung nicht gleich nennt';
export const versionNone = 'nicht gefunden';

/** The words for moderators who are told of a stream, and for its owner. */
export const reported = {
  name: 'Video oder Ton',
  yours: 'Ihre Aufnahme',
  title: 'Titel',
  credit: 'Urheber',
  file: 'Datei',
} as const;
