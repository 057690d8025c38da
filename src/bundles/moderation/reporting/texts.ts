// These are German words of telling moderators of something.
import { grouped } from '#design/wording.ts';

export const title = (name: string) => `${name} melden`;
export const intro =
  'Ein Mensch aus der Moderation liest Ihre Meldung. Wer etwas gemeldet hat, erfährt sonst niemand.';
export const aboutHeading = 'Worum es geht';
export const partsHeading = 'Geht es nur um ein Bild oder eine Aufnahme darin?';
export const from = (name: string) => `Von ${name}`;
export const reasonLegend = 'Was stimmt damit nicht?';
export const explanationLabel = 'Warum?';
export const explanationHelp =
  'Bitte erklären Sie, was genau daran falsch oder verboten ist. Je genauer, desto schneller können wir entscheiden.';
export const nameLabel = 'Ihr Name';
export const emailLabel = 'Ihre E-Mail-Adresse';
export const emailHelp = 'Dorthin schicken wir die Bestätigung und die Entscheidung.';
export const whoLegend = 'Wer meldet';
export const whoHelp =
  'Name und Adresse verlangt das Gesetz (Art.\u00a016 Digital Services Act). Nur wer die Darstellung von Kindesmissbrauch meldet, kann beides weglassen.';
export const memberNote = (name: string) =>
  `Sie melden als ${name}. Die Antwort kommt an die Adresse Ihres Kontos.`;
export const goodFaithLabel =
  'Ich versichere, dass meine Angaben nach bestem Wissen richtig und vollständig sind.';
export const send = 'Meldung abschicken';
export const back = 'Nicht melden';
export const privacyNote =
  'Gespeichert wird, was Sie hier schreiben, mit einer Kopie des gemeldeten Inhalts. Wessen Inhalt es ist, erfährt Ihren Namen nicht.';
export const tooLong = (max: number) => `Bitte fassen Sie sich kürzer: höchstens ${grouped(max)} Zeichen.`;

export const categoryMissing = 'Bitte wählen Sie einen Grund aus.';
export const unheardAddress =
  'Mehrere Meldungen von dieser Mail-Adresse waren offensichtlich unbegründet. Deshalb nehmen wir von ihr zurzeit nur Meldungen schwerer Straftaten an. Wenn Sie ein Konto haben, melden Sie sich bitte an; dann hören wir Sie.';
export const unheard =
  'Mehrere Ihrer Meldungen waren offensichtlich unbegründet. Deshalb nehmen wir von Ihnen zurzeit nur Meldungen schwerer Straftaten an.';
export const explanationMissing = 'Bitte schreiben Sie, was daran nicht stimmt.';
export const nameMissing = 'Bitte geben Sie Ihren Namen an.';
export const emailMissing = 'Bitte geben Sie eine E-Mail-Adresse an.';
export const emailInvalid = 'Das ist keine E-Mail-Adresse.';
export const goodFaithMissing = 'Bitte versichern Sie, dass Ihre Angaben stimmen.';
export const ownThing = 'Das ist von Ihnen selbst. Sie können es ändern oder löschen.';

export const sent = (number: string) => `Danke. Ihre Meldung ${number} ist angekommen.`;

export const beginTitle = 'Einen Inhalt melden';
export const beginIntro =
  'Neben Kommentaren, Beiträgen, Profilen und Nachrichten steht „Melden“. Sie können auch die Adresse der Seite hier einfügen.';
export const beginLabel = 'Adresse der Seite';
export const beginHelp = 'Bei einem Kommentar die Adresse hinter „Link“.';
export const beginButton = 'Weiter';
export const addressUnknown = 'Unter dieser Adresse haben wir nichts gefunden, was sich melden lässt.';
export const description = 'Rechtswidrige Inhalte und Verstöße gegen die Regeln melden, auch ohne Konto.';
