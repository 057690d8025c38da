// Holds the German words of setting up a portal.
import type { StepState } from './constants.ts';

export const title = 'Einrichtung';
export const intro =
  'In zehn Minuten steht Ihr Portal. Jeder Schritt lässt sich zurückstellen und später nachholen.';
export const introDone =
  'Alles, was ein Portal zum Anfang braucht, ist da. Jeder Schritt lässt sich wieder öffnen.';
export const begin = 'Los geht’s';
export const goOn = 'Weitermachen';
export const stepsLabel = 'Schritte';
export const progress = (done: number, all: number) => `${done} von ${all} Schritten erledigt`;
export const position = (at: number, all: number) => `Schritt ${at} von ${all}`;

export const stateNames: Readonly<Record<StepState, string>> = {
  '': 'offen',
  done: 'erledigt',
  later: 'zurückgestellt',
};
export const stepInHistory = (name: string) => `Einrichtung: ${name}`;

export const save = 'Speichern und weiter';
export const later = 'Später';
export const optional = 'freiwillig';
export const allSteps = 'Alle Schritte';
export const putOff = (name: string) => `„${name}“ ist zurückgestellt. Sie finden es unter „Einrichtung“.`;

export const doneHeading = 'Ihr Portal steht';
export const toFront = 'Zur Startseite';
export const writeFirst = 'Den ersten Beitrag schreiben';
export const finished = 'Ihr Portal steht. Es fehlt nur noch der erste Beitrag.';
