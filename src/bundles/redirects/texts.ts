// Holds German words of addresses that have moved.
import { quoted } from '#design/quoted.ts';
import { grouped } from '#design/wording.ts';

export const title = 'Umleitungen';
export const intro =
  'Wer eine alte Adresse aufruft, kommt an der neuen an. Gefragt wird eine Regel nur, wenn unter der Adresse nichts ist.';

export const ruleHeading = 'Neue Regel';
export const source = 'Alte Adresse';
export const sourceHelp =
  'Ein Pfad wie /alt/seite. Ein * steht für einen Teil der Adresse, ** am Ende für alles, was folgt: /archiv/*/**';
export const target = 'Neue Adresse';
export const targetHelp =
  'Ein Pfad wie /neu oder eine https-Adresse. $1, $2 … setzen ein, wofür die Sterne standen: /artikel/$2';
export const save = 'Speichern';
export const saved = (from: string, to: string) => `Von ${quoted(from)} geht es jetzt nach ${quoted(to)}.`;

export const testHeading = 'Ausprobieren';
export const test = 'Adresse';
export const testButton = 'Wohin?';
export const testHelp = 'Eine Adresse, wie sie jemand aufrufen könnte.';
export const leads = (from: string, to: string, rule: string) =>
  `${quoted(from)} führt nach ${quoted(to)}, nach der Regel für ${quoted(rule)} – wenn es dort nichts gibt.`;
export const leadsNowhere = (from: string) => `Für ${quoted(from)} gibt es keine Regel.`;
export const isNoPath = 'Das ist keine Adresse des Portals.';

export const missingHeading = 'Gefragt und nicht gefunden';
export const missingNote =
  'Die häufigsten zuerst, ohne zu wissen, wer gefragt hat. Was nach einer Bestätigung oder nach der Suche von Angreifern aussieht, wird nicht gezählt.';
export const noMissing = 'Bisher hat niemand nach etwas gefragt, das es nicht gibt.';
export const times = (count: number) => (count === 1 ? 'einmal' : `${grouped(count)}-mal`);
export const last = (ago: string) => `zuletzt ${ago}`;
export const suggestion = 'Gemeint sein könnte';
export const lead = 'Umleiten';
export const leadThere = 'Dorthin umleiten';
export const forget = 'Verwerfen';
export const forgotten = 'Verworfen, bis wieder jemand danach fragt.';

export const rulesHeading = (count: number) => (count === 0 ? 'Regeln' : `Regeln (${grouped(count)})`);
export const noRules = 'Es gibt noch keine Regel.';
export const noRulesFound = 'Keine Regel beginnt so.';
export const rulesShown = (shown: number) =>
  `Die letzten ${grouped(shown)}. Weitere findet, wer ihren Anfang eingibt.`;
export const find = 'Beginnt mit';
export const findButton = 'Suchen';
export const to = (target: string) => `nach ${target}`;
export const pattern = 'Muster';
export const remove = 'Entfernen';
export const removed = 'Die Regel ist entfernt.';

export const importHeading = 'Aus einer Tabelle';
export const importNote =
  'Eine CSV-Datei mit zwei Spalten, alte und neue Adresse. Was nicht geht, bleibt weg und wird gesagt; noch einmal einlesen schadet nicht.';
export const file = 'Tabelle';
export const importButton = 'Einlesen';
export const imported = (count: number) =>
  count === 1 ? 'Eine Regel ist eingelesen.' : `${grouped(count)} Regeln sind eingelesen.`;
export const importFaults = (count: number) =>
  count === 1 ? 'Eine Zeile ging nicht' : `${grouped(count)} Zeilen gingen nicht`;
export const fault = (line: number, reason: string) => `Zeile ${grouped(line)}: ${reason}`;
export const moreFaults = (count: number) => `und ${grouped(count)} weitere`;
export const noFile = 'Bitte eine Tabelle wählen.';
export const tooLarge = 'Die Tabelle ist zu groß: bitte in mehreren Teilen einlesen.';

export const noSource = 'Bitte einen Pfad angeben, der mit / beginnt.';
export const noPattern =
  'In jedem Teil zwischen zwei / darf ein * stehen, ** nur als letzter Teil, und nicht alles darf ein Stern sein.';
export const noTarget = 'Bitte einen Pfad angeben, der mit / beginnt, oder eine https-Adresse.';
export const noStars =
  'Jedes $1, $2 … braucht seinen Stern in der alten Adresse, und davor muss ein fester Anfang wie /artikel/ stehen.';
export const toItself = 'Das führte im Kreis.';
export const goesOn = (via: string, end: string) =>
  `Von ${quoted(via)} geht es schon weiter nach ${quoted(end)}: bitte gleich dorthin umleiten.`;
export const ledTo = (other: string) =>
  `Hierher führt schon die Regel für ${quoted(other)}: bitte zuerst jene ändern.`;
export const chain = 'Das ergäbe mit einer anderen Regel eine Kette.';
export const tooManyPatterns = (most: number) =>
  `Mehr als ${most} Muster gehen nicht. Einzelne Adressen gehen beliebig viele.`;
