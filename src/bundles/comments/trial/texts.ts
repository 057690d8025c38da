// These are German words of trying rules on what was written.
import { grouped } from '#design/wording.ts';
import { TRIAL_DAYS } from './constants.ts';

export const title = 'Regeln ausprobieren';
export const intro = `Was jede Regel in den letzten ${TRIAL_DAYS} Tagen zurückgehalten oder markiert hätte, und was daraus geworden ist. Dabei wird nichts zurückgehalten.`;
export const counted = (count: number) =>
  count === 1 ? 'Einer ist angesehen.' : `${grouped(count)} sind angesehen.`;
export const wordsLabel = 'Wörter, die Sie ausprobieren möchten';
export const wordsHelp =
  'Mit Kommas oder je Zeile eines. Umlaute gelten auch ausgeschrieben: „schoen“ findet „schön“.';
export const tryOut = 'Ausprobieren';
export const caption = (about: string) => `${about}: was die Regeln gefunden hätten`;
export const head = ['Regel', 'Gefunden', 'Fehlalarm'];
/** Says what a rule does now, and what moderators did with what it found. */
export const noteOf = (deed: string, removed: string, left: string) =>
  `${deed}; davon ${removed} entfernt, ${left} stehen gelassen`;
export const deeds = { hold: 'hält zurück', mark: 'markiert', off: 'aus' } as const;
export const isTried = 'nur Probe';
export const percent = (share: number | null) => (share === null ? '–' : `${Math.round(share * 100)}\u00a0%`);
export const note =
  'Fehlalarm ist der Anteil dessen, was stehen blieb, an allem, worüber entschieden ist. Was die Person selbst gelöscht hat, zählt nicht.';
