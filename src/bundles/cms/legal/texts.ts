// Holds German words of the questions about who publishes the portal, and of the drafts that the answers make. The privacy page
// says what the software does: whoever changes what is stored, logged or set as a cookie changes it too.
import type { PublisherKind } from './constants.ts';

export const stepName = 'Impressum und Datenschutz';
export const stepIntro =
  'Aus Ihren Antworten werden zwei Entwürfe mit dem, was das Gesetz verlangt. Bitte prüfen Sie sie, bevor Sie sie veröffentlichen: Sie ersetzen keine Rechtsberatung.';
export const imprint = 'Impressum';
export const privacy = 'Datenschutz';
export const draftsThere =
  'Die Seiten sind angelegt. Prüfen und veröffentlichen Sie sie hier unten. Speichern macht neue Entwürfe, wo niemand selbst etwas geschrieben hat.';
export const draftsMade = 'Zwei Entwürfe liegen bereit. Bitte prüfen und veröffentlichen Sie sie.';
export const draftsWritten = (titles: readonly string[]) =>
  `Ihre Antworten sind gespeichert. Im Entwurf von ${titles.map((title) => `„${title}“`).join(' und ')} steht, was jemand selbst geschrieben hat; er bleibt, wie er ist. Ist er veröffentlicht, macht Speichern hier einen neuen.`;
export const check = (title: string) => `„${title}“ prüfen und veröffentlichen`;

export const nameLabel = 'Wer gibt das Portal heraus?';
export const formLabel = 'Rechtsform';
export const formNames: Readonly<Record<PublisherKind, string>> = {
  association: 'Verein',
  company: 'Unternehmen oder Genossenschaft',
  person: 'Privatperson',
  public: 'Gemeinde oder andere öffentliche Stelle',
};
export const representedLabel = 'Vertreten durch';
export const representedHelp = 'Vorstand, Geschäftsführung, Bürgermeisterin; nicht bei Privatpersonen.';
export const streetLabel = 'Straße und Hausnummer';
export const cityLabel = 'Postleitzahl und Ort';
export const cityHelp = 'Ein Postfach genügt dem Gesetz nicht.';
export const emailLabel = 'E-Mail-Adresse';
export const phoneLabel = 'Telefon';
export const phoneHelp = 'Für schnelle Verbindung mit Ihnen, wie § 5 DDG sie verlangt.';
export const registerLabel = 'Register und Nummer';
export const registerHelp = 'Zum Beispiel: Vereinsregister des Amtsgerichts Auenfeld, VR 217';
export const vatLabel = 'Umsatzsteuer-Identifikationsnummer';
export const responsibleLabel = 'Verantwortlich für den Inhalt';
export const responsibleHelp =
  'Ein Mensch mit Anschrift in Deutschland oder der EU, wie § 18 Absatz 2 MStV ihn verlangt.';
export const hostingLabel = 'Wo steht der Server?';
export const hostingHelp = 'Name und Sitz des Anbieters, oder „in unserer Redaktion“.';
export const officerLabel = 'Datenschutzbeauftragte Person';
export const officerHelp = 'Wenn Sie eine haben müssen: Name und Mailadresse.';

export const missing = 'Das braucht das Impressum.';
export const hostingMissing = 'Das braucht die Datenschutzerklärung.';
export const emailInvalid = 'Bitte eine Adresse wie redaktion@beispiel.de.';
export const representedMissing = 'Bitte nennen Sie, wer vertretungsberechtigt ist.';
export const tooLong = (most: number) => `Höchstens ${most} Zeichen.`;

export const publisherHeading = 'Herausgeber';
export const address = (street: string, city: string) => `${street}, ${city}`;
export const representedBy = (names: string) => `Vertreten durch: ${names}`;
export const contactHeading = 'Kontakt';
export const emailAt = (email: string) => `E-Mail: ${email}`;
export const phoneAt = (phone: string) => `Telefon: ${phone}`;
export const registerHeading = 'Register';
export const vatIs = (number: string) => `Umsatzsteuer-Identifikationsnummer: ${number}`;
export const responsibleHeading = 'Verantwortlich für den Inhalt';
export const responsibleIs = (name: string) =>
  `Verantwortlich nach § 18 Absatz 2 des Medienstaatsvertrags: ${name}`;
export const membersOwn =
  'Beiträge, die Mitglieder unter ihrem Namen veröffentlichen, sind deren eigene. Auf Hinweise prüfen wir sie.';
export const contactPointHeading = 'Kontaktstelle';
export const contactPoint = (email: string) =>
  `Zentrale Kontaktstelle für Behörden sowie für Nutzerinnen und Nutzer nach Artikel 11 und 12 der Verordnung (EU) 2022/2065 ist ${email}. Sie können uns auf Deutsch schreiben.`;
export const arbitration =
  'An Verfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil und sind dazu nicht verpflichtet.';

export const controllerHeading = 'Wer verantwortlich ist';
export const officerIs = (name: string) => `Datenschutzbeauftragte Person: ${name}`;
export const hostedBy = (where: string) => `Der Server, auf dem dieses Portal läuft, steht: ${where}.`;

export const privacySections: readonly {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}[] = [
  {
    heading: 'Wenn Sie nur lesen',
    paragraphs: [
      'Für die Antwort erfährt unser Server die IP-Adresse Ihres Anschlusses. Er schreibt sie nicht auf. Ins Protokoll kommen Uhrzeit, Adresse der Seite, Dauer und eine zufällige Kennung des Aufrufs. Rechtsgrundlage ist Artikel 6 Absatz 1 Buchstabe f DSGVO: der sichere Betrieb.',
      'Wie oft Beiträge gelesen werden, zählen wir ohne Cookie, ohne Kennung und ohne Wiedererkennen. Aus den Zahlen lässt sich nicht ablesen, wer etwas gelesen hat.',
    ],
  },
  {
    heading: 'Cookies',
    paragraphs: [
      'Wir setzen Cookies nur, wenn Sie etwas tun, wofür sie nötig sind: sich anmelden, die Farben umschalten, ein Formular abschicken. Eine Einwilligung brauchen sie nicht (§ 25 Absatz 2 Nummer 2 TDDDG).',
    ],
  },
  {
    heading: 'Wenn Sie ein Konto haben',
    paragraphs: [
      'Wir speichern Name, Benutzername, E-Mail-Adresse, Ihr Passwort als Prüfwert und was Sie in Ihrem Profil angeben, dazu alles, was Sie schreiben, hochladen, folgen oder mögen. Rechtsgrundlage ist der Nutzungsvertrag (Artikel 6 Absatz 1 Buchstabe b DSGVO).',
      'Ihre Daten können Sie unter „Konto“ herunterladen, Ihr Konto dort selbst löschen.',
    ],
  },
  {
    heading: 'Inhalte anderer Anbieter',
    paragraphs: [
      'Eingebettete Videos und Beiträge anderer Netzwerke laden wir erst, wenn Sie zustimmen (Artikel 6 Absatz 1 Buchstabe a DSGVO). Vorher erfährt der Anbieter nichts von Ihnen. Die Zustimmung können Sie jederzeit widerrufen.',
    ],
  },
  {
    heading: 'Ihre Rechte',
    paragraphs: [
      'Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung, Datenübertragbarkeit und Widerspruch (Artikel 15 bis 21 DSGVO). Schreiben Sie uns dazu an die Adresse oben.',
      'Sie können sich bei einer Aufsichtsbehörde für den Datenschutz beschweren (Artikel 77 DSGVO), zum Beispiel bei der Ihres Bundeslandes.',
    ],
  },
];
