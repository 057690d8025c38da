// Holds the German words of groups of people.
import type { PersonalDataWords } from '#kernel/personal-data.ts';
import { quoted } from '#design/quoted.ts';
import { grouped } from '#design/wording.ts';

export const title = 'Gruppen';
export const intro =
  'Eine Gruppe fasst Menschen zusammen, etwa die freie Mitarbeit oder die Vereine. Sie gibt keine Rechte: Die stehen in den Rollen.';
export const listHeading = 'Alle Gruppen';
export const emptyTitle = 'Noch keine Gruppen';
export const emptyText = 'Legen Sie unten die erste an.';
export const newHeading = 'Neue Gruppe';
export const nameLabel = 'Name';
export const noteLabel = 'Wozu sie da ist';
export const optional = 'freiwillig';
export const createButton = 'Gruppe anlegen';
export const saveButton = 'Speichern';
export const backToGroups = 'Alle Gruppen';
export const showMembers = 'Mitglieder dieser Gruppe zeigen';
export const deleteHeading = 'Gruppe löschen';
export const deleteNote = (count: number) => {
  if (count === 0) return 'In dieser Gruppe ist niemand.';
  return count === 1
    ? `${members(count)} verliert die Zugehörigkeit; das Konto bleibt, wie es ist.`
    : `${members(count)} verlieren die Zugehörigkeit; ihre Konten bleiben, wie sie sind.`;
};
export const sureLabel = 'Ja, die Gruppe soll verschwinden';
export const sureMissing = 'Bitte bestätigen Sie das Löschen.';
export const deleteButton = 'Gruppe löschen';

export const members = (count: number) => (count === 1 ? '1 Mitglied' : `${grouped(count)} Mitglieder`);
export const created = (name: string) => `Die Gruppe ${quoted(name)} ist angelegt.`;
export const saved = (name: string) => `Die Gruppe ${quoted(name)} ist gespeichert.`;
export const changedMeanwhile =
  'Jemand anders hat diese Gruppe inzwischen geändert. Was Sie eingetragen haben, steht noch hier; bitte mit dem Verlauf vergleichen und noch einmal speichern.';
export const deleted = (name: string) => `Die Gruppe ${quoted(name)} ist gelöscht.`;
export const joined = (person: string, group: string) => `${person} ist in der Gruppe ${quoted(group)}.`;
export const left = (person: string, group: string) =>
  `${person} ist nicht mehr in der Gruppe ${quoted(group)}.`;

export const nameMissing = 'Bitte geben Sie der Gruppe einen Namen.';
export const nameTaken = (name: string) => `Die Gruppe ${quoted(name)} gibt es schon.`;
export const tooLong = (max: number) => `Bitte geben Sie höchstens ${max} Zeichen ein.`;
export const tooManyGroups = (max: number) => `Mehr als ${max} Gruppen sind nicht vorgesehen.`;
export const groupUnknown = 'Diese Gruppe gibt es nicht.';

export const panelTitle = 'Gruppen';
export const inNone = 'In keiner Gruppe.';
export const since = (day: string) => `seit ${day}`;
export const removeButton = 'Herausnehmen';
export const removeLabel = (name: string) => `Aus der Gruppe ${quoted(name)} herausnehmen`;
export const groupLabel = 'Gruppe';
export const addButton = 'In die Gruppe aufnehmen';
export const noneYet = 'Es gibt noch keine Gruppen.';
export const makeOne = 'Gruppe anlegen';

/** Words that are shown to administrators who look at an account or erase it. */
export const personalDataWords: PersonalDataWords = {
  title: 'Gruppen',
  fields: { addedAt: 'seit' },
  goes: 'Die Zugehörigkeit zu Gruppen.',
  stays: null,
  merges: 'Das erste Konto kommt in alle Gruppen des zweiten.',
};
