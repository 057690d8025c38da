// Holds the German words of the table of people.
import { quoted } from '#design/quoted.ts';
import { byCount } from '#design/wording.ts';

export const title = 'Mitglieder und Rollen';
export const tabName = 'Mitglieder';
export const tabsLabel = 'Mitglieder verwalten';
export const counted = { one: 'Ein Mitglied.', many: 'Mitglieder' };
export const emptyTitle = 'Noch ist niemand da';
export const emptyText = 'Wer sich registriert, steht dann hier.';

export const columns = {
  name: 'Name',
  email: 'E-Mail-Adresse',
  rollen: 'Rollen',
  gruppen: 'Gruppen',
  stand: 'Stand',
  plus: 'plus',
  faktor: 'Zweiter Faktor',
  gesehen: 'Zuletzt da',
  seit: 'Seit',
} as const;

export const wordsLabel = 'Name oder E-Mail';
export const roleLabel = 'Rolle';
export const everyRole = 'Alle Rollen';
export const placeLabel = 'Rolle am Ort';
export const everyPlace = 'Überall';
export const groupLabel = 'Gruppe';
export const everyGroup = 'Alle Gruppen';
export const stateLabel = 'Stand';
export const everyState = 'Jeder Stand';
export const states = {
  frei: 'frei',
  gesperrt: 'gesperrt',
  unbestaetigt: 'nicht bestätigt',
  geht: 'verlässt das Portal',
  plus: 'mit plus',
} as const;
export const roleAt = (role: string, place: string) => `${role} (${place})`;
export const app = 'Code-App';
export const passkey = 'Passkey';

export const giveRole = 'Rolle geben';
export const takeRole = 'Rolle entziehen';
export const joinGroup = 'In Gruppe aufnehmen';
export const leaveGroup = 'Aus Gruppe nehmen';
export const pass = 'plus freischalten';
export const passLabel = 'Frei bis einschließlich';
export const suspend = 'Sperren';
export const untilLabel = 'Bis einschließlich';

export const roleGiven = byCount('Ein Mitglied hat die Rolle.', (n) => `${n} Mitglieder haben die Rolle.`);
export const roleTaken = byCount(
  'Ein Mitglied hat die Rolle nicht mehr.',
  (n) => `${n} Mitglieder haben die Rolle nicht mehr.`,
);
export const groupJoined = byCount(
  'Ein Mitglied ist in der Gruppe.',
  (n) => `${n} Mitglieder sind in der Gruppe.`,
);
export const groupLeft = byCount(
  'Ein Mitglied ist nicht mehr in der Gruppe.',
  (n) => `${n} Mitglieder sind nicht mehr in der Gruppe.`,
);
export const passGiven = byCount(
  'Ein Mitglied hat Zugang zu plus.',
  (n) => `${n} Mitglieder haben Zugang zu plus.`,
);
const undoHint = 'Eine Minute lang lässt sich das zurücknehmen, dann erfahren sie es mit der Begründung.';
export const suspended = byCount(
  `Ein Mitglied ist gesperrt. ${undoHint}`,
  (n) => `${n} Mitglieder sind gesperrt. ${undoHint}`,
);
export const isSuspendedAlready = 'ist schon gesperrt';
export const isNoMember = 'ist kein Mitglied';
export const dayInvalid = (field: string) => `${quoted(field)}: Diesen Tag gibt es nicht.`;
