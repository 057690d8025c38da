// German words of backups.
import { grouped } from '#design/wording.ts';

export const fileExists = (file: string) =>
  `„${file}“ gibt es schon: bitte einen anderen Namen wählen. Eine Sicherung überschreibt keine andere.`;
export const backupRuns = 'Gerade wird schon gesichert: bitte warten, bis das fertig ist.';
export const noFile = (file: string) => `„${file}“ ist keine Datei.`;
export const needsKey =
  'Diese Sicherung ist verschlüsselt: bitte mit --key die Datei mit dem Schlüssel angeben.';
export const isBroken = (file: string) =>
  `„${file}“ ist keine vollständige Sicherung von Litfass, wurde verändert oder gehört zu einem anderen Schlüssel.`;
export const isNewer =
  'Diese Sicherung stammt von einer neueren Fassung von Litfass. Bitte diese installieren; es wurde nichts verändert.';
export const isForeign =
  'Diese Sicherung stammt von einer Fassung von Litfass, die es hier nicht gibt; es wurde nichts verändert.';
export const notEmpty =
  'Hier gibt es schon ein Portal. Wenn es durch die Sicherung ersetzt werden soll, bitte --replace dazuschreiben; es wurde nichts verändert.';
export const isRunning =
  'Das Portal läuft noch: bitte erst alle seine Prozesse beenden. Es wurde nichts verändert.';
const NAMED = 3;
export const filesMissing = (folder: string, keys: readonly string[]) =>
  `In „${folder}“ ${keys.length === 1 ? 'fehlt eine Datei' : `fehlen ${grouped(keys.length)} Dateien`} dieser Sicherung (${keys.slice(0, NAMED).join(', ')}${keys.length > NAMED ? ' …' : ''}): Sicherung und dieser Ordner gehören zusammen. Es wurde nichts verändert.`;
export const fileBroken = (key: string) =>
  `Die gesicherte Datei „${key}“ ist beschädigt. Die Wiederherstellung ist abgebrochen.`;
export const unfinished =
  'Eine Wiederherstellung wurde hier abgebrochen: bitte npm run restore noch einmal aufrufen, vorher startet das Portal nicht.';
export const checking = 'Die Sicherung wird geprüft …';
export const loading = 'Datenbank und Dateien werden eingespielt …';
