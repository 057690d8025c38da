// Holds German words of two accounts that become one: choosing, the rehearsal, the act.
import { grouped, inWords } from '#design/wording.ts';
import { quoted } from '#design/quoted.ts';

export const title = 'Mit einem zweiten Konto zusammenführen';
export const titleOf = (name: string) => `Ein zweites Konto von ${name} zusammenführen`;
export const panelNote = 'Wenn jemand zwei Konten hat: Alles kommt in dieses, das andere verschwindet';

export const chooseHeading = 'Zweites Konto';
export const chooseText = (name: string, login: string) =>
  `Das Konto von ${name} (Benutzername ${quoted(login)}) bleibt und bekommt alles. Das zweite Konto verschwindet.`;
export const otherLabel = 'Benutzername oder Mailadresse des zweiten Kontos';
export const chooseButton = 'Probe';
export const otherUnknown =
  'Ein Konto mit diesem Benutzernamen oder dieser bestätigten Adresse gibt es nicht.';

export const rehearsalHeading = 'Probe';
export const rehearsalText = (from: string, login: string) =>
  `Das käme vom Konto von ${from} (Benutzername ${quoted(login)}) in dieses. Noch ist nichts geschehen.`;
export const rolesLost = (roles: readonly string[]) =>
  `Diese Rollen des zweiten Kontos gehen verloren: ${inWords(roles)}. Rollen werden beim Zusammenführen nie mehr; geben Sie sie danach, wenn sie gebraucht werden.`;
export const noRolesLost = 'Das zweite Konto hat keine Rollen, die das erste nicht hat.';
export const columnPart = 'Bereich';
export const columnMoved = 'kommt mit';
export const columnDropped = 'entfällt';
export const count = (number: number) => grouped(number);
export const nothingToMove = 'Das zweite Konto enthält nichts.';
export const rehearsalTable = 'Was mitkommt und was entfällt';

export const actHeading = 'Zusammenführen';
export const actText =
  'Das zweite Konto wird aufgelöst, und das lässt sich nicht zurücknehmen. Es ist gleich überall abgemeldet, seine Adressen führen zum ersten, und sein Mitglied bekommt eine letzte Mail.';
export const loginLabel = 'Benutzername des zweiten Kontos';
export const loginWrong = 'Das ist nicht der Benutzername des zweiten Kontos.';
export const reasonHelp = 'Zum Beispiel: Das Mitglied hat am 3. Mai darum gebeten.';
export const mergeButton = 'Zusammenführen';
export const merged = 'Die beiden Konten sind jetzt eines.';
