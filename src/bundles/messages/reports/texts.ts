// These are the German words of reporting messages and of the desk that decides.
import type { ReportDecision, ReportReason } from './constants.ts';

export const reportTitle = 'Nachricht melden';
export const reportIntro =
  'Die Moderation sieht dann diese Nachricht und bis zu fünf davor, sonst nichts aus Ihrer Unterhaltung.';
export const reasonLegend = 'Was stimmt damit nicht?';
export const reasons: Readonly<Record<ReportReason, string>> = {
  insult: 'Beleidigung oder Belästigung',
  threat: 'Drohung oder Gewalt',
  spam: 'Werbung oder Massennachricht',
  fraud: 'Betrug oder falsche Angaben',
  other: 'Etwas anderes',
};
export const remarkLabel = 'Möchten Sie etwas dazu sagen?';
export const remarkHelp = 'Das müssen Sie nicht.';
export const sendReport = 'Nachricht melden';
export const keepReport = 'Nicht melden';
export const reported = 'Danke. Die Moderation sieht sich die Nachricht an.';
export const reasonMissing = 'Bitte wählen Sie einen Grund aus.';
export const remarkTooLong = (max: number) => `Bitte fassen Sie sich kürzer: höchstens ${max} Zeichen.`;

export const deskHeading = 'Gemeldete Nachrichten';
export const deskIntro = 'Zu sehen ist nur, was gemeldet wurde, und bis zu fünf Nachrichten davor.';
export const openTab = 'Offen';
export const decidedTab = 'Erledigt';
export const tabsLabel = 'Stand der Meldungen';
export const nothingOpen = 'Nichts zu tun';
export const nothingOpenText = 'Zurzeit ist keine Nachricht gemeldet.';
export const nothingDecided = 'Noch nichts entschieden';
export const reportOf = (name: string) => `Nachricht von ${name}`;
export const reportedBy = (name: string, moment: string) => `gemeldet von ${name}, ${moment}`;
export const backToDesk = 'Alle Meldungen';
export const remarkHeading = 'Dazu schreibt die meldende Person';
export const decisionHeading = 'Entscheidung';
export const decisionLegend = 'Wie entscheiden Sie?';
export const decisions: Readonly<Record<ReportDecision, string>> = {
  unfounded: 'Kein Verstoß',
  warned: 'Verwarnt',
};
export const decisionMissing = 'Bitte wählen Sie eine Entscheidung aus.';
export const statementLabel = 'Begründung';
export const statementHelp = 'Sie wird mit der Entscheidung festgehalten. Wer verwarnt wird, liest sie.';
export const decide = 'Entscheiden';
export const decided = 'Ihre Entscheidung ist festgehalten.';
export const decidedBy = (name: string, moment: string) => `entschieden von ${name}, ${moment}`;
export const alreadyDecided = 'Über diese Meldung wurde inzwischen schon entschieden.';
export const notKeptHeading = 'Ihre Begründung, die nicht mehr festgehalten wurde';
export const suspendMember = (name: string) => `${name} sperren`;

export const decidedNews = {
  messageWarned: 'Sie wurden wegen einer gemeldeten Nachricht verwarnt',
  reportWarned: 'Ihre Meldung einer Nachricht ist geprüft: Es gab eine Verwarnung',
  reportUnfounded: 'Ihre Meldung einer Nachricht ist geprüft: Es ist kein Verstoß',
} as const;

export const todayEmpty = 'Keine Nachricht ist gemeldet';
