// These are German words of what those read whom a case concerns, and of appealing.
import { grouped } from '#design/wording.ts';

export const noticeTitle = (number: string) => `Meldung ${number}`;
export const affectedTitle = 'Entscheidung der Moderation';
export const noticeIntro = (moment: string) => `Eingegangen am ${moment}`;
export const numberLabel = 'Nummer';
export const contentLabel = 'Inhalt';
export const reasonLabel = 'Grund';
export const yourWords = 'Ihre Erläuterung';
export const stateLabel = 'Stand';
export const states = {
  open: 'Ihre Meldung wird geprüft.',
  proposed: 'Ihre Meldung wird geprüft.',
  decided: 'Es ist entschieden.',
  appealed: 'Gegen die Entscheidung gibt es einen Widerspruch. Jemand anderes prüft sie noch einmal.',
  closed: 'Der Fall ist abgeschlossen.',
} as const;
export const nothingDecided = 'Zurzeit gibt es hierzu keine Entscheidung, die Sie betrifft.';
export const decidedOn = (day: string) => `Entscheidung vom ${day}`;
export const reversedMark = 'Diese Entscheidung ist aufgehoben. Was davon abhing, haben wir zurückgenommen.';
export const reopenedMark = 'Diese Entscheidung ist aufgehoben. Der Inhalt wird neu geprüft.';
export const howItWas = 'Der Inhalt, um den es geht';
export const appealHeading = 'Widersprechen';
export const appealIntro = (until: string) =>
  `Bis zum ${until}. Der Widerspruch kostet nichts, und es entscheidet jemand anderes als bisher.`;
export const appealLabel = 'Warum sind Sie nicht einverstanden?';
export const sendAppeal = 'Widerspruch abschicken';
export const appealMissing = 'Bitte schreiben Sie, warum Sie nicht einverstanden sind.';
export const tooLong = (max: number) => `Bitte fassen Sie sich kürzer: höchstens ${grouped(max)} Zeichen.`;
export const appealSent = 'Ihr Widerspruch ist angekommen. Sobald entschieden ist, schreiben wir Ihnen.';
export const ownAppeal = (day: string) => `Ihr Widerspruch vom ${day}`;
export const appealWaits = 'Er wird geprüft.';
export const appealOutcomes = {
  upheld: 'Es bleibt bei der Entscheidung.',
  reversed: 'Die Entscheidung ist aufgehoben.',
} as const;
export const answerIs = (answer: string) => `Begründung: ${answer}`;
export const cannotAppeal = 'Gegen diese Entscheidung lässt sich hier nicht mehr widersprechen.';
export const linkGone = 'Dieser Link gilt nicht. Bitte öffnen Sie ihn so, wie er in der Mail steht.';
export const formerMember = 'Gelöschtes Mitglied';

// These words are for those who decide.
export const ownDecision =
  'Über den Widerspruch entscheidet jemand, der vorher nicht entschieden und nicht selbst widersprochen hat.';
export const onlySuspenders =
  'Mit der Entscheidung ist ein Konto gesperrt. Über den Widerspruch entscheidet, wer dieses Konto auch entsperren darf.';
export const outcomeLegend = 'Bleibt es bei der Entscheidung?';
export const outcomes = {
  upheld: 'Ja, es bleibt dabei',
  reversed: 'Nein, die Entscheidung wird aufgehoben',
} as const;
export const answerLabel = 'Begründung';
export const answerHelp = 'Wer widersprochen hat, liest sie.';
export const decideAppeal = 'Über den Widerspruch entscheiden';
export const outcomeMissing = 'Bitte wählen Sie aus, ob es dabei bleibt.';
export const answerMissing = 'Bitte schreiben Sie eine Begründung.';
export const anotherAppeal =
  'Über diesen Widerspruch ist schon entschieden. Jetzt wartet ein anderer: Bitte lesen Sie ihn zuerst.';
export const appealDecided = 'Über den Widerspruch ist entschieden. Die Beteiligten sind benachrichtigt.';
