// These are German words of deciding: the form, and the statement of reasons. Regulation (EU) 2022/2065, Art. 17
import { quoted } from '#design/quoted.ts';
import { grouped } from '#design/wording.ts';
import type { Measure } from '../constants.ts';

export {
  categoryLabel,
  categoryMissing,
  choose as noCategory,
  reasonMissing as factsMissing,
  undo,
} from '../categories/texts.ts';

export const measureLegend = 'Was geschieht mit dem Inhalt?';
export const suspensionLabel = 'Was geschieht mit dem Konto?';
export const localSuspension = (place: string) => `Nur an diesem Ort sperren: ${place}`;
export const warn = 'Die Person verwarnen';
export const lock = 'Das Gespräch darunter schließen';
export const unfoundedLabel =
  'Die Meldung war offensichtlich unbegründet (nur, wenn der Inhalt stehen bleibt)';
export const labelLabel = 'Hinweis, der für alle beim Inhalt steht';
export const labelHelp = 'Etwa: Umstritten. Die Stadt widerspricht dieser Darstellung.';
export const factsLabel = 'Tatsachen und Begründung';
export const factsHelp =
  'Was steht da, und warum ist das ein Verstoß? Die betroffene und die meldende Person lesen es wörtlich.';
export const decide = 'Entscheiden und begründen';
export const propose = 'Zur Bestätigung vorlegen';
export const offenceMissing = 'Bitte wählen Sie aus, wogegen das Mitglied verstoßen hat.';
export const measureMissing = 'Bitte wählen Sie aus, was geschieht.';
export const measureImpossible = 'Das geht bei diesem Inhalt nicht.';
export const suspensionUnknown = 'Bitte wählen Sie aus, wie lange die Sperre gilt.';
export const suspensionImpossible = 'Dieses Konto dürfen Sie nicht sperren.';
export const tooLong = (max: number) => `Bitte fassen Sie sich kürzer: höchstens ${grouped(max)} Zeichen.`;
export const undone = 'Die Entscheidung ist zurückgenommen. Niemand hat von ihr erfahren.';
export const isSwitchedOff =
  'Worum es geht, gehört zu einem Baustein, der gerade abgeschaltet ist. Aufheben lässt sich das, sobald er wieder eingeschaltet ist.';
export const notUndone = 'Das lässt sich nicht zurücknehmen: Der Fall ist inzwischen weitergegangen.';
export const tooLateToUndo =
  'Das lässt sich nicht mehr zurücknehmen. Die Beteiligten erfahren es gerade und können widersprechen.';
export const alreadyDecided = 'Über diesen Fall hat inzwischen jemand anderes entschieden.';
export const anotherProposal = 'Inzwischen liegt ein anderer Vorschlag vor. Bitte lesen Sie ihn zuerst.';
export const notWaiting = 'Dieser Fall wartet auf keine Entscheidung.';
export const needsSomebodyElse = 'Das entscheidet jemand anderes als bisher.';
export const thingGone = 'Den Inhalt gibt es nicht mehr. Sie können den Fall ohne Maßnahme abschließen.';
export const decided = 'Entschieden. Die Beteiligten erfahren es in wenigen Sekunden.';
export const proposed = 'Vorgelegt. Es gilt, sobald eine zweite Person es bestätigt.';
export const confirmed = 'Bestätigt. Die Entscheidung gilt, die Beteiligten sind benachrichtigt.';
export const sentBack = 'Zurückgegeben. Der Fall ist wieder offen.';

/** What was done, to the author of the thing: `yours` is „Ihren Kommentar“. */
export const done: Readonly<Record<Measure, (yours: string) => string>> = {
  none: (yours) => `Wir haben ${yours} geprüft und lassen den Inhalt stehen.`,
  reduce: (yours) =>
    `Wir haben ${yours} aus Listen, Startseiten, Feeds und Empfehlungen genommen; in der Suche steht der Inhalt zuletzt. Unter seiner Adresse bleibt er zu lesen.`,
  edit: (yours) =>
    `Wir haben ${yours} geändert. Das gilt überall, wo der Inhalt steht; dass er bearbeitet ist, sehen alle.`,
  hide: (yours) => `Wir haben ${yours} ausgeblendet. Andere sehen den Inhalt nicht mehr.`,
  delete: (yours) =>
    `Wir haben ${yours} gelöscht. Andere sehen den Inhalt nicht mehr; endgültig entfernt wird er erst, wenn die Frist für einen Widerspruch vorbei ist.`,
};
/** Both as they are read. */
export const wordsBefore = (text: string) => `Bisher stand da: ${quoted(text)}`;
export const wordsAfter = (text: string) => `Jetzt steht da: ${quoted(text)}`;
export const manyOfYours = (count: number) => `${grouped(count)} Inhalte von Ihnen`;
export const labelled = (label: string) => `Bei dem Inhalt steht jetzt für alle: „${label}“`;
export const lockedThread = 'Das Gespräch darunter ist geschlossen.';
export const warned = 'Das ist eine Verwarnung. Bei weiteren Verstößen können wir Ihr Konto sperren.';
export const suspended = (until: string | null) =>
  until === null
    ? 'Ihr Konto ist auf Dauer gesperrt. Sie können lesen, aber nicht schreiben.'
    : `Ihr Konto ist bis zum ${until} gesperrt. Bis dahin können Sie lesen, aber nicht schreiben.`;
export const suspendedAtPlace = (place: string, until: string | null) =>
  `An diesem Ort können Sie ${until === null ? 'auf Dauer' : `bis zum ${until}`} nicht schreiben: ${place}. Lesen können Sie alles, und anderswo auch schreiben.`;
export const contributionsHidden = 'Was Sie beigetragen haben, sehen andere so lange nicht.';
export const suspensionEnded = (day: string) => `Seit dem ${day} gilt diese Sperre nicht mehr.`;
const groundsOf = ({ subject, object }: { readonly subject: string; readonly object: string }) => ({
  unlawful: (category: string, law: string | undefined) =>
    `Rechtsgrund: Wir halten ${object} für rechtswidrig, und zwar: ${category}${law ? ` (${law})` : ''}.`,
  againstRules: (category: string) =>
    `Grund: ${subject} verstößt gegen unsere Nutzungsbedingungen, und zwar: ${category}.`,
});
export const grounds = {
  thing: groundsOf({ subject: 'Der Inhalt', object: 'den Inhalt' }),
  account: groundsOf({ subject: 'Ihr Verhalten', object: 'Ihr Verhalten' }),
  /** The words for who told of it. */
  person: groundsOf({ subject: 'Das Verhalten der Person', object: 'das Verhalten der Person' }),
};
/** Says that this statement comes late, since it was decided before there were statements; said only of accounts. */
export const supplied = (day: string) =>
  `Über Ihr Konto haben wir schon am ${day} entschieden. Damals haben Sie von uns nur den Grund erfahren. Die vollständige Begründung und den Weg zum Widerspruch reichen wir hiermit nach.`;
export const groundUnknown =
  'Grund: Gesperrt haben wir Ihr Konto nach unseren Nutzungsbedingungen. Gegen welche ihrer Regeln es ging, ist nicht eigens festgehalten; es gilt die Begründung von damals.';
export const occasionUnknown = 'Ob eine Meldung der Anlass war, ist nicht festgehalten.';
export const factsAre = (facts: string) => `Begründung: ${facts}`;
export const occasion = (isAfterNotice: boolean) =>
  isAfterNotice
    ? 'Anlass war eine Meldung. Wer gemeldet hat, teilen wir nicht mit.'
    : 'Anlass war eine eigene Prüfung.';
export const byPeople = {
  thing:
    'Entschieden hat ein Mensch. Automatische Mittel haben den Inhalt weder gefunden noch über ihn entschieden.',
  account: 'Entschieden hat ein Mensch. Automatische Mittel waren nicht beteiligt.',
};
export const scope =
  'Was mit dem Inhalt geschieht, gilt auf dem ganzen Portal, überall und unbefristet, solange es nicht aufgehoben wird.';
export const redress = (until: string) =>
  `Sind Sie nicht einverstanden, können Sie bis zum ${until} kostenlos widersprechen, auch ohne Anmeldung. Dann entscheidet jemand anderes. Außerdem können Sie eine zugelassene Streitbeilegungsstelle anrufen (Art.\u00a021 Digital Services Act) oder vor Gericht gehen.`;

/** The same to whoever told of it. */
export const toNotifier: Readonly<Record<Measure, string>> = {
  none: 'Wir haben Ihre Meldung geprüft und lassen den Inhalt stehen.',
  reduce:
    'Wir haben Ihre Meldung geprüft und den Inhalt aus Listen, Startseiten und Empfehlungen genommen. Unter seiner Adresse bleibt er zu lesen.',
  edit: 'Wir haben Ihre Meldung geprüft und den Inhalt geändert.',
  hide: 'Wir haben Ihre Meldung geprüft und den Inhalt ausgeblendet.',
  delete: 'Wir haben Ihre Meldung geprüft und den Inhalt gelöscht.',
};
export const alsoDone = 'Weitere Maßnahmen gegen die Person haben wir ergriffen.';

/** The warning stands in each, so that nobody is unheard without one. */
export const unfounded =
  'Wir halten Ihre Meldung für offensichtlich unbegründet. Geschieht das einem Mitglied innerhalb eines Jahres mehr als dreimal, nehmen wir von ihm 90 Tage lang nur noch Meldungen schwerer Straftaten an. Verstehen Sie das bitte als Warnung.';

// These words are said after an appeal.
export const upheld =
  'Nach einem Widerspruch haben wir die Entscheidung noch einmal geprüft. Es bleibt dabei.';
const notListed =
  'In den Listen steht der Inhalt trotzdem nicht, weil es ihn nicht mehr gibt oder weil eine andere Entscheidung gilt.';
const notReworded =
  'Der frühere Wortlaut steht trotzdem nicht wieder da, weil der Inhalt seither geändert wurde oder es ihn nicht mehr gibt.';
const notBack = (measure: Measure) => {
  if (measure === 'edit') return notReworded;
  return measure === 'reduce'
    ? notListed
    : 'Der Inhalt ist trotzdem nicht wieder zu sehen, weil es ihn nicht mehr gibt oder weil eine andere Entscheidung gilt.';
};
export const reversedSuspension = (isStillSuspended: boolean) =>
  `Nach einem Widerspruch haben wir die Entscheidung über Ihr Konto aufgehoben. ${
    isStillSuspended
      ? 'Gesperrt bleibt es trotzdem, weil eine andere Entscheidung gilt.'
      : 'Sie können wieder schreiben.'
  }`;
export const reversedToAffected = (yours: string, measure: Measure, isBack: boolean) =>
  `Nach einem Widerspruch haben wir die Entscheidung über ${yours} aufgehoben. ${
    isBack ? 'Alles, was davon abhing, ist wieder wie vorher.' : notBack(measure)
  }`;
export const lookedAtAgain = 'Wir prüfen den Inhalt noch einmal und entscheiden neu.';
export const reversedToNotifier = (measure: Measure, isBack: boolean) =>
  `Nach einem Widerspruch haben wir die Entscheidung über den von Ihnen gemeldeten Inhalt aufgehoben. ${whatThereIs(measure, isBack)}`;
const whatThereIs = (measure: Measure, isBack: boolean) => {
  if (measure === 'none') return 'Der Inhalt bleibt stehen.';
  if (measure === 'edit') return isBack ? 'Der frühere Wortlaut steht wieder da.' : notReworded;
  if (measure === 'reduce') return isBack ? 'Der Inhalt steht wieder in den Listen.' : notListed;
  return isBack
    ? 'Der Inhalt ist wieder zu sehen.'
    : 'Der Inhalt ist trotzdem nicht zu sehen, weil es ihn nicht mehr gibt oder weil eine andere Entscheidung gilt.';
};
export const reopenedToNotifier =
  'Nach einem Widerspruch haben wir unsere Entscheidung aufgehoben und prüfen den Inhalt noch einmal. Sobald neu entschieden ist, schreiben wir Ihnen.';
export const finalWays =
  'Sind Sie nicht einverstanden, können Sie eine zugelassene Streitbeilegungsstelle anrufen (Art.\u00a021 Digital Services Act) oder vor Gericht gehen.';

// These words are for the police.
export const police = {
  title: 'Verdacht einer Straftat (Art. 18 Digital Services Act)',
  file: (caseId: number) => `meldung-an-die-polizei-${caseId}.txt`,
  portal: 'Portal',
  number: 'Fall',
  made: 'Erstellt am',
  content: 'Inhalt',
  address: 'Adresse',
  author: 'Verfasst von',
  authorNumber: (id: number) => `Mitglied ${id}`,
  suspicion: 'Verdacht',
  notices: 'Meldungen',
  evidence: 'Der Inhalt, wie er war',
  takenAt: 'festgehalten',
  pictures: (count: number) => `Dazu ${count === 1 ? 'ein Bild' : `${count} Bilder`}, im Fall aufgehoben.`,
  decisions: 'Was das Portal entschieden hat',
  reversed: 'inzwischen aufgehoben',
  none: 'noch nichts',
};
