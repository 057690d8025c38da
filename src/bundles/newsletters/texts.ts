// Holds the German texts of newsletters.
import type { PersonalDataWords } from '#kernel/personal-data.ts';
import { grouped } from '#design/wording.ts';
import { quoted } from '#design/quoted.ts';

// These texts stand in a letter.
export const usualSubject = (name: string, headline: string) => `${name}: ${headline}`;
export const premiumMark = '· plus';
export const byline = (name: string) => `Von ${name}`;
export const commentsOf = (count: number) => (count === 1 ? '1 Kommentar' : `${grouped(count)} Kommentare`);
export const datesHeading = 'Was ansteht';
export const discussedHeading = 'Worüber gesprochen wird';
export const footWhy = (newsletter: string, portal: string) =>
  `Sie bekommen „${newsletter}“ von ${portal}, weil Sie diesen Newsletter bestellt haben. Wir zählen nicht, ob Sie ihn öffnen.`;
export const footUnsubscribe = 'Abbestellen';
export const footOnTheWeb = 'Im Browser lesen';
export const footArchive = 'Alle Ausgaben';

// These texts are for everybody.
export const title = 'Newsletter';
export const description =
  'Nachrichten aus der Region als Mail: bestellen, abbestellen und alle Ausgaben nachlesen.';
export const listIntro =
  'Das Wichtigste aus Ihrem Ort, von der Redaktion zusammengestellt, als Mail. Jederzeit mit einem Klick abzubestellen.';
export const formHeading = 'Bestellen';
export const emailLabel = 'E-Mail-Adresse';
export const emailHelp =
  'Wir schicken Ihnen eine Mail mit einem Link. Erst wenn Sie ihn bestätigen, kommt etwas.';
export const chooseLegend = 'Welche möchten Sie bekommen?';
export const ask = 'Newsletter bestellen';
export const privacyNote =
  'Wir speichern Ihre Adresse und wann Sie bestellt haben, bis Sie abbestellen; ohne Bestätigung 48\u00a0Stunden. Ob eine Mail angenommen wurde oder zurückkam, wissen wir 60\u00a0Tage lang. Ob Sie sie öffnen, zählen wir nicht.';
export const asked =
  'Sehen Sie in Ihr Postfach: Wir haben Ihnen eine Mail geschickt. Der Link darin gilt 48\u00a0Stunden.';
export const emailInvalid = 'Das ist keine E-Mail-Adresse.';
export const noneChosen = 'Wählen Sie mindestens einen Newsletter aus.';
export const toOwn = 'Meine Newsletter';
export const memberNote = 'Als Mitglied bestellen Sie Newsletter in Ihrem Konto.';
export const issuesHeading = 'Ausgaben';
export const readIssues = 'Ausgaben lesen';
export const noIssuesTitle = 'Noch keine Ausgabe';
export const noIssuesText = 'Die erste kommt zu ihrer Stunde.';
export const noneTitle = 'Noch kein Newsletter';
export const noneText = 'Zurzeit gibt es keinen Newsletter.';
export const toFront = 'Zur Titelseite';
export const rhythmInWords = {
  daily: (hour: number) => `täglich um ${hour}\u00a0Uhr`,
  weekly: (hour: number, weekday: string) => `jeden ${weekday} um ${hour}\u00a0Uhr`,
};
export const weekdays = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'];
export const restingMark = 'ruht';
export const archiveTitle = (name: string) => `${name}: alle Ausgaben`;
export const issueTitle = (name: string, day: string) => `${name} vom ${day}`;
export const toAll = 'Alle Newsletter';
export const toArchive = (name: string) => `Alle Ausgaben von ${quoted(name)}`;
export const newsHeading = 'In dieser Ausgabe';
export const nothingLeft = 'Was in dieser Ausgabe stand, ist nicht mehr zu lesen.';
export const invitationTitle = (name: string) => `${quoted(name)} als Mail`;
export const menuLink = 'Newsletter';
export const quotedName = (name: string) => quoted(name);

// These texts are for pages to which links of mails lead.
export const linkGone =
  'Dieser Link gilt nicht mehr. Bestellen Sie den Newsletter noch einmal, dann schicken wir Ihnen einen neuen.';
export const confirmTitle = 'Newsletter bestätigen';
export const confirmText = 'Möchten Sie das als Mail bekommen?';
export const confirmButton = 'Ja, bestellen';
export const confirmed = 'Bestellt. Die nächste Ausgabe kommt zu ihrer Stunde.';
export const unsubscribeTitle = 'Newsletter abbestellen';
export const unsubscribeText = 'Möchten Sie das nicht mehr als Mail bekommen?';
export const unsubscribeButton = 'Abbestellen';
export const unsubscribeAllButton = 'Alle abbestellen';
export const unsubscribed = 'Abbestellt.';
export const unsubscribedAndForgotten = 'Abbestellt. Ihre Adresse ist gelöscht.';

// These texts are for members.
export const ownIntro = 'Was angekreuzt ist, kommt an die Adresse Ihres Kontos.';
export const ownSave = 'Speichern';
export const ownSaved = 'Gespeichert.';
export const ownResting =
  'Die letzten Mails kamen zurück, deshalb schicken wir nichts mehr. Speichern Sie mit Haken, dann versuchen wir es wieder.';
export const ownPaused = 'Dieser Newsletter ruht zurzeit.';

/** What the mails say that ask; what stands in braces is filled in. */
export const mails = {
  group: 'Mails zum Newsletter',
  greeting: {
    name: 'Anrede in Mails zum Newsletter',
    note: 'Am Anfang der Mails, mit denen man einen Newsletter bestätigt.',
    named: 'Guten Tag {name},',
    unnamed: 'Guten Tag,',
  },
  nameLabel: 'Name',
  placeholders: { briefe: { label: 'Namen der Newsletter', sample: '„Der Morgen in Auenfeld“' } },
  ask: {
    name: 'Newsletter bestätigen',
    note: 'An Menschen ohne Konto, die einen Newsletter bestellen.',
    subject: 'Bitte bestätigen Sie: Newsletter von {portal}',
    text: 'jemand, vermutlich Sie, möchte an diese Adresse bekommen: {briefe}. Bestätigen Sie das bitte. Der Link gilt 48\u00a0Stunden.',
    action: 'Newsletter bestätigen',
    footer:
      'Waren Sie das nicht, dann tun Sie einfach nichts. Ohne Bestätigung ist Ihre Adresse nach 48\u00a0Stunden gelöscht.',
  },
  known: {
    name: 'Newsletter kommt schon',
    note: 'An Menschen ohne Konto, die noch einmal bestellen, was sie schon bekommen.',
    subject: 'Sie bekommen unseren Newsletter schon',
    text: 'jemand, vermutlich Sie, hat an diese Adresse noch einmal bestellt: {briefe}. Sie bekommen das schon und müssen nichts tun.',
    action: 'Abbestellen',
  },
};

// These texts stand in the history.
export const historyName = 'Newsletter';
export const historyActions = {
  'newsletter.created': 'einen Newsletter angelegt',
  'newsletter.changed': 'einen Newsletter geändert',
  'newsletter.worded': 'Worte für eine Ausgabe geschrieben',
  'newsletter.arranged': 'eine Ausgabe anders zusammengestellt',
  'newsletter.held': 'eine Ausgabe zurückgehalten',
  'newsletter.released': 'eine Ausgabe wieder freigegeben',
  'newsletter.sent': 'eine Ausgabe verschickt',
  'newsletter.stopped': 'das Verschicken einer Ausgabe angehalten',
  'newsletter.withdrawn': 'eine Ausgabe vom Netz genommen',
  'newsletter.tested': 'eine Ausgabe zur Probe an sich selbst geschickt',
  'newsletter.asked': 'einen Newsletter bestellt, noch ohne Bestätigung',
  'newsletter.confirmed': 'einen Newsletter bestellt',
  'newsletter.left': 'einen Newsletter abbestellt',
  'newsletter.rested': 'einer Adresse nichts mehr geschickt, weil Mails zurückkamen',
} as const;
export const historyFields = {
  name: 'Name',
  slug: 'Adresse',
  number: 'Ausgabe',
  subject: 'Betreff',
  intro: 'Einleitung',
  piece: null,
  act: {
    label: 'getan',
    names: {
      up: 'nach oben',
      down: 'nach unten',
      to: 'verschoben',
      leave: 'weggelassen',
      take: 'wieder aufgenommen',
      add: 'dazugenommen',
    },
  },
  bounce: { label: 'Grund', names: { hard: 'unbekannte Adresse', soft: 'mehrmals nicht zustellbar' } },
} as const;

export const personalDataWords: PersonalDataWords = {
  title: 'Newsletter',
  fields: { newsletter: 'Newsletter', state: 'Stand', createdAt: 'bestellt' },
  goes: 'Alle Newsletter, die bestellt sind; an dieses Konto wird nichts mehr geschickt.',
  stays: null,
  merges: 'Bestellte Newsletter kommen mit; was beide Konten bekommen, zählt nur noch einmal.',
};
export const readerStates = {
  unconfirmed: 'noch nicht bestätigt',
  active: 'bestellt',
  resting: 'ruht, weil Mails zurückkamen',
} as const;

// These are refusals at the desk.
export const noNextIssue = 'Für diesen Newsletter wird zurzeit keine Ausgabe vorbereitet.';
export const tooLong = (max: number) => `Das ist zu lang: höchstens ${grouped(max)} Zeichen.`;
export const wordsConflict =
  'Jemand anderes hat Betreff oder Einleitung inzwischen geändert. Beides steht jetzt so da, wie es gespeichert ist; was Sie getippt haben, steht darunter.';
export const pieceUnknown = 'Diesen Beitrag gibt es nicht.';
export const pieceNotOut = 'Dieser Beitrag ist nicht für alle zu lesen und kann nicht in den Newsletter.';
export const pieceSentBefore = 'Dieser Beitrag stand schon in einer früheren Ausgabe.';
export const sureMissing = 'Kreuzen Sie an, dass die Ausgabe jetzt verschickt werden soll.';
export const alreadySending = (number: number) => `Ausgabe ${number} wird schon verschickt.`;
export const isResting = 'Dieser Newsletter ruht. Schalten Sie ihn zuerst wieder ein.';
export const nothingToSend = 'In dieser Ausgabe steht noch nichts.';
export const noOwnAddress = 'Ihr Konto hat keine bestätigte Adresse.';
export const testSubject = (subject: string) => `[Probe] ${subject}`;
export const testToken = 'probe';
