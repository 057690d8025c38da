// Holds the German texts of the newsletters' desk.
import { grouped } from '#design/wording.ts';
import { quoted } from '#design/quoted.ts';

export const title = 'Newsletter';
export const intro = 'Was als Mail hinausgeht: von selbst zusammengestellt, von der Redaktion nachgebessert.';
export const begin = 'Neuer Newsletter';
export const noneTitle = 'Noch kein Newsletter';
export const noneText = 'Administratorinnen und Administratoren legen Newsletter an.';
export const noServer = 'Kein Mailserver';
export const noServerText =
  'Solange keiner eingetragen ist, erscheinen Ausgaben nur auf der Website. Ein Mailserver wird unter „Postausgang“ eingetragen.';
export const nextOn = (moment: string) => `Nächste Ausgabe: ${moment}`;
export const nothingNext = 'Keine Ausgabe in Vorbereitung';
export const markResting = 'ruht';
export const markOnHold = 'zurückgehalten';
export const readers = (count: number) => (count === 1 ? '1 Empfänger' : `${grouped(count)} Empfänger`);
export const restingReaders = (count: number) => (count === 1 ? '1 ruht' : `${grouped(count)} ruhen`);
export const wholePortal = 'Ganzes Portal';

export const bouncesHeading = 'Rückläufer';
export const bouncesText =
  'Mails, die erst später zurückkommen, bringt Ihr Mailserver mit diesem Befehl hierher. Legen Sie ihn als Datei ab, etwa /usr/local/bin/ruecklaeufer. Der Schlüssel darin gilt, solange das Geheimnis des Portals gilt.';
export const bouncesCommand = (address: string, secret: string) =>
  `#!/bin/sh\ncurl --fail --silent --show-error --data-binary @- --header 'content-type: message/rfc822' --header 'authorization: Bearer ${secret}' '${address}' || exit 75`;
export const bouncesAliasText =
  'Leiten Sie dann die Adresse, von der Ihre Mails kommen, auch an diese Datei weiter; im Postfach kommt weiter alles an. In /etc/aliases steht dafür zum Beispiel:';
export const bouncesAlias = 'post: \\post, "|/usr/local/bin/ruecklaeufer"';

// These texts are for the form.
export const newTitle = 'Neuer Newsletter';
export const settingsTitle = (name: string) => `${name}: Einstellungen`;
export const backToDesk = 'Alle Newsletter';
export const backToIssue = 'Zur nächsten Ausgabe';
export const nameLabel = 'Name';
export const slugLabel = 'Adresse';
export const slugHelp = 'Steht hinter /newsletter/. Leer lassen, dann folgt sie aus dem Namen.';
export const slugFixed = 'Diese Adresse steht in verschickten Mails und bleibt deshalb, wie sie ist.';
export const descriptionLabel = 'Worum es geht';
export const descriptionHelp = 'Ein Satz für alle, die überlegen, ob sie ihn bestellen.';
export const rhythmLabel = 'Wie oft';
export const rhythms = { daily: 'täglich', weekly: 'wöchentlich' } as const;
export const weekdayLabel = 'Wochentag';
export const weekdayHelp = 'Für wöchentliche.';
export const hourLabel = 'Uhrzeit';
export const hourName = (hour: number) => `${hour}\u00a0Uhr`;
export const placeLabel = 'Ort';
export const placeHelp = 'Mit allem, was darin liegt.';
export const categoriesLegend = 'Nur aus diesen Rubriken';
export const categoriesNote = 'Ohne Haken aus allen.';
export const tagsLabel = 'Oder mit diesen Schlagwörtern';
export const tagsHelp = 'Durch Kommas getrennt. Was eins davon hat, kommt dazu.';
export const kindsLegend = 'Was darin steht';
export const kindsNote = 'Ohne Haken alles.';
export const lengthLabel = 'Höchstens so viele Beiträge';
export const hasDates = 'Mit Terminen der nächsten Tage';
export const hasDiscussed = 'Mit dem, worüber am meisten gesprochen wird';
export const isActive = 'Wird verschickt und kann bestellt werden';
export const create = 'Newsletter anlegen';
export const save = 'Speichern';
export const created = (name: string) => `${quoted(name)} ist angelegt.`;
export const saved = 'Gespeichert.';
export const changedMeanwhile =
  'Jemand anders hat diesen Newsletter inzwischen geändert. Was Sie eingetragen haben, steht noch hier; bitte vergleichen und noch einmal speichern.';
export const nameMissing = 'Der Name fehlt.';
export const tooLong = (max: number) => `Höchstens ${grouped(max)} Zeichen.`;
export const slugInvalid =
  'Nur kleine Buchstaben, Ziffern und Bindestriche; die Worte „bestaetigen“, „abmelden“ und „ruecklaeufer“ sind vergeben.';
export const slugTaken = 'Diese Adresse hat schon ein anderer Newsletter.';
export const descriptionMissing = 'Sagen Sie in einem Satz, worum es geht.';
export const rhythmMissing = 'Wählen Sie, wie oft er kommt.';
export const weekdayInvalid = 'Wählen Sie einen Wochentag.';
export const hourInvalid = 'Wählen Sie eine volle Stunde.';
export const placeUnknown = 'Diesen Ort gibt es nicht.';
export const categoryUnknown = 'Diese Rubrik gibt es nicht.';
export const tagUnknown = (name: string) => `Das Schlagwort ${quoted(name)} gibt es nicht.`;
export const tooManyTopics = (max: number) => `Höchstens ${max} Rubriken und Schlagwörter zusammen.`;
export const kindUnknown = 'Diese Art von Beiträgen gibt es nicht.';
export const lengthInvalid = (least: number, most: number) => `Eine Zahl von ${least} bis ${most}.`;
export const tooMany = (max: number) => `Mehr als ${max} Newsletter sind nicht möglich.`;

// These texts are for the next issue.
export const issueNumber = (number: number) => `Ausgabe ${number}`;
export const dueAt = (moment: string) => `geht am ${moment} hinaus`;
export const onHoldUntil = (moment: string) => `zurückgehalten: am ${moment} geht nichts hinaus`;
export const settingsLink = 'Einstellungen';
export const archiveLink = 'Archiv ansehen';
export const wordsHeading = 'Betreff und Einleitung';
export const subjectLabel = 'Betreff';
export const subjectHelp = (usual: string) => `Leer gelassen: ${quoted(usual)}`;
export const introLabel = 'Einleitung';
export const introHelp = 'Steht über den Beiträgen. Absätze durch eine leere Zeile getrennt.';
export const saveWords = 'Worte speichern';
export const wordsSaved = 'Gespeichert.';
export const piecesHeading = 'Beiträge';
export const piecesNote = 'Von oben nach unten, wie in der Mail. Der erste steht groß.';
export const noPieces = 'Seit der letzten Ausgabe ist noch nichts erschienen, das passt.';
export const upOf = (headline: string) => `Nach oben: ${headline}`;
export const downOf = (headline: string) => `Nach unten: ${headline}`;
export const leaveOf = (headline: string) => `Weglassen: ${headline}`;
export const leave = 'Weglassen';
export const take = 'Aufnehmen';
export const takeOf = (headline: string) => `Aufnehmen: ${headline}`;
export const dragOf = (headline: string, place: number) => `Verschieben, Platz ${place}: ${headline}`;
export const leftOutHeading = 'Weggelassen';
export const furtherHeading = 'Passt noch dazu';
export const searchLabel = 'Beitrag suchen';
export const searchHelp = 'Nach Worten des Titels, auch ältere.';
export const searchButton = 'Suchen';
export const foundHeading = (words: string) => `Gefunden zu ${quoted(words)}`;
export const nothingFound = 'Dazu ist nichts erschienen, das alle lesen dürfen.';
export const alsoHeading = 'Außerdem darin';
export const datesNote = 'Termine stellt sich der Newsletter selbst zusammen.';
export const pieceChanged = 'Geändert.';
export const previewHeading = 'So sieht er aus';
export const previewTabs = { light: 'Hell', dark: 'Dunkel', text: 'Nur Text' } as const;
export const previewNarrow = 'Schmal';
export const previewWide = 'Breit';
export const previewSize = (kilobytes: number) => `${kilobytes}\u00a0KB`;
export const previewFrame = 'Vorschau der Mail';
export const sendHeading = 'Verschicken';
export const test = 'Probe an mich schicken';
export const tested = 'Die Probe ist unterwegs an Ihre Adresse.';
export const hold = 'Diese Ausgabe zurückhalten';
export const release = 'Wieder freigeben';
export const held =
  'Zurückgehalten: Zu ihrer Stunde geht nichts hinaus, die Beiträge kommen in die nächste Ausgabe.';
export const released = 'Freigegeben.';
export const sendSure = (readers: string) => `Ja, jetzt an ${readers} verschicken, nicht erst zur Stunde`;
export const send = 'Jetzt verschicken';
export const sending = (number: number) => `Ausgabe ${number} wird verschickt.`;
export const pastHeading = 'Frühere Ausgaben';
export const noPast = 'Noch keine.';
export const states = {
  preparing: 'in Vorbereitung',
  held: 'zurückgehalten',
  sending: 'wird verschickt',
  stopped: 'angehalten',
  sent: 'verschickt',
  withdrawn: 'verschickt, nicht mehr im Netz',
} as const;
export const counts = ({
  taken,
  refused,
  unclear,
  waiting,
  bounced,
}: Record<'taken' | 'refused' | 'unclear' | 'waiting' | 'bounced', number>) =>
  [
    `${grouped(taken)} angenommen`,
    ...(refused > 0 ? [`${grouped(refused)} abgelehnt`] : []),
    ...(unclear > 0 ? [`${grouped(unclear)} unklar`] : []),
    ...(waiting > 0 ? [waiting === 1 ? '1 wartet' : `${grouped(waiting)} warten`] : []),
    ...(bounced > 0 ? [bounced === 1 ? '1 kam zurück' : `${grouped(bounced)} kamen zurück`] : []),
  ].join(', ');
export const stop = 'Anhalten';
export const takeOff = 'Vom Netz nehmen';
export const takeOffQuestion = 'Im Archiv ist die Ausgabe dann fort. In den Postfächern bleibt sie.';
export const takeOffForGood = 'Ja, vom Netz nehmen';
export const takenBack = {
  stopped: 'Angehalten. Wer noch nichts bekommen hat, bekommt nichts.',
  withdrawn: 'Vom Netz genommen.',
} as const;
export const restingHeading = 'Ruhende Adressen';
export const restingNote =
  'Ihre Mails kamen zurück. Wer neu bestellt oder im Konto speichert, bekommt wieder etwas.';
export const restingSince = (day: string) => `seit ${day}`;
export const memberAddress = 'Adresse eines Mitglieds';
export const typedBefore = 'Von Ihnen getippt';
