// These are German words of moderation that several of its rooms say: what something is against, what was decided, mails, the
// history.
import type { PersonalDataWords } from '#kernel/personal-data.ts';
import { quoted } from '#design/quoted.ts';
import { categories } from './categories/texts.ts';
import type { Category, Measure, SuspensionLength } from './constants.ts';

/** Returns the words of links, with a name for those who hear them alone. */
export const reportIt = (name: string) => (name === '' ? 'Melden' : `${name} melden`);

/** The law, as a statement of reasons names it. */
export const laws: Readonly<Partial<Record<Category, string>>> = {
  'child-abuse': '§\u00a0184b StGB',
  extremism: '§§\u00a086, 86a, 111, 129a StGB',
  hate: '§\u00a0130 StGB',
  threat: '§§\u00a0126, 238, 241 StGB',
  insult: '§§\u00a0185 bis 187 StGB',
  privacy: '§\u00a0201a StGB, §§\u00a022, 23 KunstUrhG, Art.\u00a06 DSGVO',
  copyright: '§§\u00a015 ff., 97 UrhG, §\u00a014 MarkenG',
  fraud: '§§\u00a0263, 267 StGB',
  youth: '§§\u00a04, 5 JMStV',
};

export const measures: Readonly<Record<Measure, string>> = {
  none: 'Stehen lassen',
  reduce: 'Aus Listen nehmen',
  hide: 'Ausblenden',
  delete: 'Löschen',
  edit: 'Wortlaut ändern',
};
export const suspensions: Readonly<Record<SuspensionLength, string>> = {
  none: 'Nicht sperren',
  '7': 'Sieben Tage sperren',
  '30': '30 Tage sperren',
  open: 'Auf Dauer sperren',
  set: 'Konto sperren',
};

export const numberOf = (noticeId: number) => `M-${noticeId}`;

/** The notices in the list of a member. */
export const news = {
  decided: 'Wir haben über einen Inhalt von Ihnen entschieden',
  decidedMany: 'Wir haben über mehrere Inhalte von Ihnen entschieden',
  answered: 'Ihre Meldung ist geprüft',
  answeredMany: 'Mehrere Ihrer Meldungen sind geprüft',
  suspended: 'Ihr Konto ist gesperrt',
  affectedAppeal: 'Über Ihren Widerspruch ist entschieden',
  restored: 'Eine Maßnahme gegen einen Inhalt von Ihnen ist aufgehoben',
  accountRestored: 'Die Sperre Ihres Kontos ist aufgehoben',
  again: 'Über Ihre Meldung wurde neu entschieden',
} as const;

/** What the mails say; what stands in braces is filled in. */
export const mails = {
  group: 'Mails zu Meldungen',
  greeting: {
    name: 'Anrede in Mails zu Meldungen',
    note: 'Am Anfang der Mails an Menschen, die etwas gemeldet haben, und an die, um deren Inhalt es geht.',
    named: 'Guten Tag {name},',
    unnamed: 'Guten Tag,',
  },
  nameLabel: 'Name',
  placeholders: {
    nummer: { label: 'Nummer der Meldung', sample: 'M-204' },
    inhalt: { label: 'Was gemeldet wurde', sample: 'Kommentar zu „Hallenbad öffnet wieder“' },
  },
  decisionPlaceholders: {
    inhalt: { label: 'Um welchen Inhalt es geht', sample: 'Kommentar zu „Hallenbad öffnet wieder“' },
    begruendung: {
      label: 'Entscheidung mit Begründung',
      sample: 'Wir haben Ihren Kommentar ausgeblendet.',
    },
  },
  receipt: {
    name: 'Meldung angekommen',
    note: 'An die Person, die etwas gemeldet hat, sofort.',
    subject: 'Ihre Meldung {nummer} ist angekommen',
    text: 'danke für Ihre Meldung {nummer}. Sie betrifft: {inhalt}.\n\nEin Mensch sieht sie sich an. Sobald entschieden ist, schreiben wir Ihnen. Wie weit es ist, sehen Sie jederzeit hier:',
    action: 'Stand der Meldung',
    footer: 'Haben Sie nichts gemeldet, dann hat jemand Ihre Adresse angegeben. Sie müssen nichts tun.',
  },
  affected: {
    name: 'Entscheidung an die betroffene Person',
    note: 'An die Person, über deren Inhalt entschieden wurde, mit der Begründung nach Artikel 17 des Digital Services Act.',
    subject: 'Entscheidung über einen Inhalt von Ihnen',
    text: 'es geht um: {inhalt}.\n\n{begruendung}',
    action: 'Begründung lesen, widersprechen',
  },
  account: {
    name: 'Entscheidung über das Konto',
    note: 'An ein Mitglied, das bei den Mitgliedern gesperrt wird, mit der Begründung nach Artikel 17 des Digital Services Act; auch, wenn über den Widerspruch dagegen entschieden ist.',
    subject: 'Entscheidung über Ihr Konto',
    text: '{begruendung}',
    action: 'Begründung lesen, widersprechen',
  },
  affectedMany: {
    name: 'Entscheidung über mehrere Inhalte an die betroffene Person',
    note: 'Wenn über mehrere Inhalte einer Person auf einmal entschieden wurde. Darunter stehen alle mit ihrem Link.',
    subject: 'Entscheidung über {anzahl} Inhalte von Ihnen',
    text: '{begruendung}\n\nEs geht um diese Inhalte. Hinter jedem Link stehen die Begründung und der Weg zum Widerspruch:',
  },
  notifierMany: {
    name: 'Entscheidung über mehrere Meldungen an die meldende Person',
    note: 'Wenn über mehrere Meldungen einer Person auf einmal entschieden wurde. Darunter stehen alle mit ihrem Link.',
    subject: '{anzahl} Ihrer Meldungen sind geprüft',
    text: '{begruendung}\n\nSie hatten diese Inhalte gemeldet:',
  },
  manyPlaceholders: {
    anzahl: { label: 'Wie viele Inhalte es sind', sample: '12' },
    begruendung: {
      label: 'Entscheidung mit Begründung',
      sample: 'Wir haben 12 Inhalte von Ihnen ausgeblendet.',
    },
  },
  notifier: {
    name: 'Entscheidung an die meldende Person',
    note: 'An die Person, die etwas gemeldet hat.',
    subject: 'Ihre Meldung ist geprüft',
    text: 'Sie hatten gemeldet: {inhalt}.\n\n{begruendung}',
    action: 'Entscheidung ansehen',
  },
};

export const personalDataWords: PersonalDataWords = {
  title: 'Meldungen und Entscheidungen der Moderation',
  fields: {
    notices: 'Gemeldet',
    decisions: 'Entschieden',
    appeals: 'Widersprochen',
    text: 'Widerspruch',
    answer: 'Antwort',
    category: 'Grund',
    explanation: 'Erläuterung',
    measure: 'Maßnahme',
    facts: 'Begründung',
    suspension: 'Sperre',
    suspensionPlace: 'Nur an diesem Ort',
    suspendedUntil: 'Gesperrt bis',
    isWarning: 'Verwarnt',
    isThreadLocked: 'Gespräch geschlossen',
    label: 'Hinweis für alle',
    reversedAt: 'Aufgehoben am',
    thing: 'Inhalt',
  },
  goes: 'Eigene Meldungen stehen ohne Namen da, und Fälle über Inhalte der Person nennen sie nicht mehr. Was vom Profil als Beleg aufgehoben war, ist weg.',
  stays:
    'Was entschieden wurde, bleibt ohne Namen stehen, weil darüber Rechenschaft abzulegen ist und andere widersprechen können.',
  merges: 'Meldungen und Fälle gehören danach dem Konto, das bleibt.',
};

// These words stand in the history.
export const historyName = 'Meldungen';
export const historyActions = {
  'case.noticed': 'etwas gemeldet',
  'case.claimed': 'einen Fall übernommen',
  'case.released': 'einen Fall abgegeben',
  'case.noted': 'etwas zu einem Fall notiert',
  'case.proposed': 'eine Entscheidung vorgeschlagen',
  'case.decided': 'über einen Fall entschieden',
  'case.supplied': 'eine Begründung nachgereicht',
  'case.undone': 'eine Entscheidung gleich wieder zurückgenommen',
  'case.rejected': 'eine vorgeschlagene Entscheidung zurückgegeben',
  'case.appealed': 'einer Entscheidung widersprochen',
  'case.appeal-decided': 'über einen Widerspruch entschieden',
  'case.erased': 'einen gelöschten Inhalt endgültig entfernt',
} as const;
export const historyFields = {
  category: { label: 'Grund', names: categories },
  measure: { label: 'Maßnahme', names: measures },
  suspension: { label: 'Sperre', names: suspensions },
  isWarning: { label: 'verwarnt', kind: 'yesOrNo' },
  label: { label: 'Hinweis' },
  suspensionPlace: { label: 'nur an diesem Ort' },
  isThreadLocked: { label: 'Gespräch geschlossen', kind: 'yesOrNo' },
  isUnfounded: { label: 'Meldung offensichtlich unbegründet', kind: 'yesOrNo' },
  outcome: { label: 'Ausgang', names: { upheld: 'bleibt dabei', reversed: 'aufgehoben' } },
  side: { label: 'durch', names: { affected: 'die betroffene Person', notifier: 'die meldende Person' } },
  noticeId: null,
  decisionId: null,
} as const;

export const formerMember = 'Gelöschtes Mitglied';
export const somebodyUnnamed = 'ohne Namen';
/** Names a thing by its kind and title; what is called by its kind already, such as „Kommentar zu …“, isn't named twice. */
export const about = (name: string, title: string) =>
  title.startsWith(name) ? title : `${name}: ${quoted(title)}`;

export const settingWords = {
  secondLook: {
    label: 'Maßnahmen bestätigt eine zweite Person',
    hint: 'Wird etwas ausgeblendet, gelöscht oder jemand gesperrt, gilt das erst, wenn eine zweite Person aus der Moderation es bestätigt.',
  },
};
