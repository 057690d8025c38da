// Holds the German words of backups.
import { grouped } from '#design/wording.ts';
import { backups } from '../texts.ts';

const NAMED = 3;

export const fileExists = (file: string) =>
  `„${file}“ gibt es schon: bitte einen anderen Namen wählen. Eine Sicherung überschreibt keine andere.`;
export const backupRuns = 'Gerade wird schon gesichert: bitte warten, bis das fertig ist.';
export const noRoom = (folder: string, code: string) =>
  `In „${folder}“ ist kein Platz mehr (${code}): bitte Platz schaffen oder einen anderen Ordner nehmen. Diese Sicherung gibt es nicht.`;
export const notWritable = (folder: string, code: string) =>
  `In „${folder}“ lässt sich nicht schreiben (${code}): bitte die Rechte prüfen oder einen anderen Ordner nehmen. Diese Sicherung gibt es nicht.`;
export const noFile = (file: string) => `„${file}“ ist keine Datei.`;
export const needsKey =
  'Diese Sicherung ist verschlüsselt: bitte mit --key die Datei mit dem Schlüssel angeben.';
export const isBroken = (file: string) =>
  `„${file}“ ist keine vollständige Sicherung von Litfass, wurde verändert oder gehört zu einem anderen Schlüssel.`;
export const isNewer =
  'Diese Sicherung stammt von einer neueren Fassung von Litfass. Bitte diese installieren; es wurde nichts verändert.';
export const isForeign =
  'Diese Sicherung stammt von einer Fassung von Litfass, die es hier nicht gibt; es wurde nichts verändert.';
export const unknownName = (name: string) =>
  `In dieser Sicherung steht „${name}“, was die Datenbank von Litfass in dieser Fassung nicht hat. Die Wiederherstellung ist abgebrochen.`;
export const notEmpty =
  'Hier gibt es schon ein Portal. Wenn es durch die Sicherung ersetzt werden soll, bitte --replace dazuschreiben; es wurde nichts verändert.';
export const hasForeignObjects = (names: readonly string[]) =>
  `In dieser Datenbank liegt etwas, das nicht zu Litfass gehört (${names.slice(0, NAMED).join(', ')}${names.length > NAMED ? ' …' : ''}) und dabei verloren ginge: bitte eine eigene Datenbank nehmen. Es wurde nichts verändert.`;
export const isRunning =
  'Das Portal läuft noch: bitte erst alle seine Prozesse beenden. Es wurde nichts verändert.';
export const filesMissing = (folder: string, keys: readonly string[]) =>
  `In „${folder}“ ${keys.length === 1 ? 'fehlt eine Datei' : `fehlen ${grouped(keys.length)} Dateien`} dieser Sicherung (${keys.slice(0, NAMED).join(', ')}${keys.length > NAMED ? ' …' : ''}): Sicherung und dieser Ordner gehören zusammen. Es wurde nichts verändert.`;
export const fileBroken = (key: string) =>
  `Die gesicherte Datei „${key}“ ist beschädigt. Die Wiederherstellung ist abgebrochen.`;
export const contentBroken = (keys: readonly string[]) =>
  keys.length === 1
    ? `Die gesicherte Datei „${keys[0]}“ ist beschädigt oder gehört zu einem anderen Schlüssel.`
    : `${grouped(keys.length)} gesicherte Dateien sind beschädigt oder gehören zu einem anderen Schlüssel (${keys.slice(0, NAMED).join(', ')}${keys.length > NAMED ? ' …' : ''}).`;
export const willBeWritten = 'Die nächste Sicherung schreibt neu, was das Portal davon noch hat.';
export const unfinished =
  'Eine Wiederherstellung wurde hier abgebrochen: bitte npm run restore noch einmal aufrufen, vorher startet das Portal nicht.';
export const erasedAgain = (count: number) =>
  count === 1
    ? 'Ein Konto, das nach dieser Sicherung gelöscht wurde, ist auch hier wieder gelöscht.'
    : `${grouped(count)} Konten, die nach dieser Sicherung gelöscht wurden, sind auch hier wieder gelöscht.`;
export const notErasedAgain = (count: number) =>
  `${count === 1 ? 'Ein Konto, das nach dieser Sicherung gelöscht wurde, ist' : `${grouped(count)} Konten, die nach dieser Sicherung gelöscht wurden, sind`} noch da: Entweder verwaltet sonst niemand das Portal, oder das Löschen ist nicht gelungen. Das Portal versucht es jede Stunde wieder.`;
export const checking = 'Die Sicherung wird geprüft …';
export const loading = 'Datenbank und Dateien werden eingespielt …';

export const title = backups;
export const overviewNote = 'Datenbank und Dateien, jede Nacht und geprüft';
export const noneYet = 'noch keine';
export const byHandNote = 'mit npm run backup; wo sie liegt, weiß, wer sie genommen hat';
export const noProbe =
  'Zum Prüfen braucht es eine zweite Datenbank, die der Benutzer der Datenbank nicht anlegen darf: bitte ihm CREATEDB geben.';
export const tableDiffers = (name: string) =>
  `Nach dem Zurückspielen sind in „${name}“ andere Zeilen als in der Sicherung.`;
export const nothingToProve = 'Es gibt noch keine Sicherung, die geprüft werden könnte.';
export const noRecipient = 'Bitte einen Empfänger angeben, wie npm run backup -- new-key ihn nennt: age1…';
export const secretNeedsRecipient =
  'Mit dem Geheimnis darf nur eine verschlüsselte Sicherung hinaus: bitte einen Empfänger angeben.';

export const standingHeading = 'Wie es steht';
export const newest = 'Neueste Sicherung';
export const newestNone = 'Es gibt noch keine. Wäre die Maschine jetzt verloren, wäre es das Portal auch.';
export const sizes = (bytes: string, files: string, fileBytes: string) =>
  `${bytes} für die Datenbank, ${files} Dateien mit ${fileBytes}`;
export const proof = 'Zuletzt bewiesen';
export const proofNone = 'noch nie';
export const proofFailed = 'Der letzte Beweis ist nicht gelungen.';
export const place = 'Ordner';
export const sameDisk =
  'Dieser Ordner liegt auf derselben Platte wie das Portal. Geht sie verloren, sind auch die Sicherungen weg: bitte ihn woandershin spiegeln oder BACKUP_DIR auf eine andere Platte legen.';
export const next = 'Nächste';
export const nextAt = (hour: number) => `um ${hour} Uhr`;
export const nextOff = 'von selbst keine';

export const actHeading = 'Jetzt';
export const backUpNow = 'Jetzt sichern';
export const proveNow = 'Jetzt beweisen';
export const actNote =
  'Beides geschieht im Hintergrund, während das Portal läuft. Ein Beweis spielt die neueste Sicherung in eine Datenbank, die danach verworfen wird, und vergleicht jede Tabelle und jede Datei.';
export const asked = 'Die Sicherung beginnt gleich.';
export const proofAsked = 'Der Beweis beginnt gleich.';

export const planHeading = 'Von selbst';
export const planNote =
  'Aufgehoben werden die letzten von 7 Tagen, 4 Wochen und 12 Monaten. Einmal in der Woche beweist das Portal, dass sich die neueste zurückspielen lässt.';
export const isOn = 'Jede Nacht sichern';
export const hour = 'Um';
export const hourName = (value: number) => `${value} Uhr`;
export const recipient = 'Empfänger';
export const recipientHelp =
  'Wer die Sicherungen lesen kann: age1…, wie npm run backup -- new-key ihn nennt. Ohne Empfänger kann sie jeder lesen, der an den Ordner kommt. Den Schlüssel bitte nicht auf dieser Maschine aufbewahren.';
export const hasSecret = 'Das Geheimnis des Portals mit sichern (nur verschlüsselt)';
export const save = 'Speichern';
export const saved = 'Gespeichert.';
export const changedMeanwhile =
  'Jemand anders hat das inzwischen geändert. Was Sie eingetragen haben, steht noch hier; bitte mit dem Verlauf vergleichen und noch einmal speichern.';

export const runsHeading = 'Was war';
export const runsCaption = 'Die letzten Sicherungen und Beweise, die neuesten zuerst.';
export const noRuns = 'Noch war nichts.';
export const columnWhen = 'Wann';
export const columnWhat = 'Was';
export const columnHow = 'Ergebnis';
export const columnSize = 'Größe';
export const kinds = { backup: 'Sicherung', proof: 'Beweis' } as const;
export const running = 'läuft';
export const interrupted = 'abgebrochen';
export const good = (seconds: number) =>
  seconds < 90 ? `gelungen in ${seconds} s` : `gelungen in ${Math.round(seconds / 60)} min`;
export const encrypted = 'verschlüsselt';
export const added = (bytes: string, more: string) => `${bytes}, dazu ${more} neue Dateien`;
