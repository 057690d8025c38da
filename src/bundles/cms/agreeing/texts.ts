// Holds German words of legal pages that members are told of or have to agree to.
import type { ToMembers } from '../constants.ts';

export const toMembersLegend = 'Was Mitglieder von dieser Fassung erfahren';
export const toMembersNames: Readonly<Record<ToMembers, string>> = {
  nothing: 'Nichts weiter',
  notice: 'Mitglieder bekommen eine Mitteilung',
  agreement: 'Mitglieder müssen dieser Fassung zustimmen',
};
export const toMembersHelp =
  'Wer zustimmen muss, wird beim nächsten Besuch gefragt und kann vorher im Portal nichts schreiben. Eine Datenschutzerklärung informiert in der Regel nur; zustimmen muss ihr niemand.';
export const changesLabel = 'Was sich ändert';
export const changesHelp =
  'Zwei, drei Sätze. Sie stehen in der Mitteilung, und über dem Text, wenn Mitglieder zustimmen.';
export const changesMissing = 'Bitte sagen Sie Mitgliedern in ein, zwei Sätzen, was sich ändert.';
export const notLegal =
  'Das geht nur bei Seiten, deren frühere Fassungen für alle lesbar bleiben. Bitte setzen Sie dort das Häkchen.';

export const demandHeading = 'Zustimmung';
export const demandSince = (version: number, count: number) =>
  `Mitglieder müssen Fassung ${version} oder einer neueren zustimmen. ${
    count === 1 ? '1 Mitglied hat' : `${count} Mitglieder haben`
  } das getan.`;
export const noDemand = 'Zurzeit muss niemand dieser Seite zustimmen.';
export const toAgreements = 'Wer wann zugestimmt hat';
export const endDemand = 'Zustimmung nicht mehr verlangen';
export const demandEnded = 'Dieser Seite muss niemand mehr zustimmen.';
export const releaseNote = 'Sie können diese Seite verwalten, auch ohne ihr zuzustimmen.';
export const releaseActs = [
  { value: 'end', name: endDemand },
  { value: 'withdraw', name: 'Seite zurückziehen' },
] as const;

export const agreementsTitle = (title: string) => `Zustimmungen: ${title}`;
export const agreementsIntro = 'Jede Zustimmung zu einer Fassung dieser Seite.';
export const backToPage = 'Zur Seite';
export const memberLine = (name: string, login: string, version: number) =>
  `${name} (${login}), Fassung ${version}`;

/** The words in the settings of notices. */
export const noticeKind = {
  title: 'Regeln des Portals',
  note: 'Eine Seite wie Datenschutz oder Netiquette hat eine neue Fassung. Steht immer im Portal.',
  sample: {
    sentence: 'Es gibt eine neue Fassung von',
    about: '„Datenschutz“',
    note: 'Wir haben ergänzt, wie lange Fotos gespeichert bleiben.',
  },
};
export const noticeLead = 'Es gibt eine neue Fassung von';
