// Holds the German words of the page of bundles.
import { inWords } from '#design/wording.ts';

export const optionalHeading = 'Lässt sich abschalten';
export const optionalIntro =
  'Was hier geschaltet wird, gilt ab dem nächsten Start. Starten Sie dazu das Programm neu; laufen Seiten und Aufgaben getrennt (PROCESS), dann beide.';
export const noneOptional = 'Zurzeit lässt sich kein Baustein abschalten.';
export const allHeading = 'Woraus das Portal besteht';
export const byEnvironment = (names: readonly string[]) =>
  `Die Umgebungsvariable BUNDLES_OFF schaltet ab: ${names.join(', ')}. Solange sie gesetzt ist, gilt sie allein, und hier lässt sich nichts schalten.`;
export const fixed = 'Fest eingestellt';
export const off = 'Abschalten';
export const on = 'Einschalten';
export const labelFor = (act: string, name: string) => `${act}: ${name}`;
export const isOff = 'abgeschaltet';
export const offNext = 'ab dem nächsten Start abgeschaltet';
export const onNext = 'ab dem nächsten Start wieder da';
export const switched = 'Gespeichert. Es gilt ab dem nächsten Start.';

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [count === 1 ? one : `${count} ${many}`];
export interface Adds {
  readonly kinds: number;
  readonly jobs: number;
  readonly notices: number;
  readonly personalData: number;
  readonly entries: number;
}
/** Says what a bundle adds, as „eine Art von Inhalten, 3 Aufgaben und 12 Einträge bei anderen“. */
export const adds = ({ kinds, jobs, notices, personalData, entries }: Adds): string =>
  inWords([
    ...counted(kinds, 'eine Art von Inhalten', 'Arten von Inhalten'),
    ...counted(jobs, 'eine Aufgabe', 'Aufgaben'),
    ...counted(notices, 'eine Mitteilung', 'Mitteilungen'),
    ...counted(personalData, 'eine Art Daten über Menschen', 'Arten Daten über Menschen'),
    ...counted(entries, 'ein Eintrag bei anderen', 'Einträge bei anderen'),
  ]) || 'nur eigene Seiten und Regeln';
