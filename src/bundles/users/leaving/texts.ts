// Holds the German words of taking one's data along and of leaving, on the page and in mails.

export const privacy = 'Datenschutz';
export const privacyIntro =
  'Was über Sie gespeichert ist, gehört Ihnen: Sie können es mitnehmen und löschen lassen.';
export const exportHeading = 'Daten mitnehmen';
export const exportText =
  'Sie erhalten eine ZIP-Datei mit allem, was wir über Sie gespeichert haben, als JSON, und mit Ihren Bildern.';
export const passwordLabel = 'Ihr Passwort';
export const exportButton = 'Daten herunterladen';
export const wrongPassword = 'Das Passwort stimmt nicht.';
export const lastAdministrator =
  'Sie verwalten dieses Portal allein. Bitte übergeben Sie das zuerst jemand anderem.';
/** What those are told who erase the account of somebody else. */
export const notOneself =
  'Das ist Ihr eigenes Konto: Löschen Sie es auf Ihrer Seite „Datenschutz“, oder lassen Sie es jemand anderen tun.';
export const lastOfAdministrators =
  'Ohne Administration geht es nicht: Geben Sie zuerst jemand anderem diese Rolle.';
export const exportReadme = (portal: string, name: string, moment: string) =>
  `Daten von ${name} auf ${portal}, zusammengestellt am ${moment}.

Jede Datei mit der Endung .json enthält einen Bereich; Zeiten sind in UTC angegeben.
Im Ordner „bilder“ liegen Ihre Bilder so, wie Sie sie hochgeladen haben; ihre Nummern stehen in images.json.
Im Ordner „videos“ liegen Ihre Videos und Tonaufnahmen; ihre Nummern stehen in streams.json.
`;

export const leaveHeading = 'Konto löschen';
export const leaveText = (days: number) =>
  `Ihr Konto wird nach ${days} Tagen gelöscht; bis dahin können Sie es sich anders überlegen. Veröffentlichte Beiträge bleiben stehen, ohne Ihren Namen. Nachrichten, Mitteilungen, Einstellungen und ungenutzte Bilder verschwinden.`;
export const commentsLegend = 'Ihre Kommentare';
export const keepComments = 'bleiben stehen, unterzeichnet mit „Gelöschtes Mitglied“';
export const removeComments = 'werden gelöscht';
export const leaveButton = 'Konto löschen';
export const planned = (day: string) => `Ihr Konto wird am ${day} gelöscht.`;
export const plannedTitle = 'Ihr Konto wird gelöscht';
export const plannedComments = (areCommentsLeft: boolean) =>
  areCommentsLeft
    ? 'Ihre Kommentare bleiben ohne Ihren Namen stehen.'
    : 'Ihre Kommentare werden mit gelöscht.';
export const stayButton = 'Ich bleibe';
export const stayed = 'Schön, dass Sie bleiben. Ihr Konto wird nicht gelöscht.';
export const ordered =
  'Die Administration hat angeordnet, Ihr Konto zu löschen. Das lässt sich nicht mehr zurücknehmen.';
