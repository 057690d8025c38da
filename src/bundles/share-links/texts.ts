// Holds the German words of passing things on.
import { quoted } from '#design/quoted.ts';

export const share = 'Teilen';
export const title = 'Weitersagen';
export const shortAddress = 'Kurze Adresse';
export const shortAddressHelp =
  'Sie bleibt, auch wenn sich die Überschrift ändert, und lässt sich von Papier abtippen.';
export const copy = 'Kurze Adresse kopieren';
export const byDevice = 'Mit einer App auf diesem Gerät';
export const waysHeading = 'Mit einem Dienst';
export const waysHelp =
  'Das sind einfache Links: Die Dienste erfahren erst etwas von Ihnen, wenn Sie einen davon öffnen.';
export const mail = 'E-Mail';
export const mailSubject = (portal: string, title: string) => `${title} – ${portal}`;

export const mastodon = 'Mastodon';
export const server = 'Ihr Server bei Mastodon';
export const serverHelp = 'Zum Beispiel troet.cafe. Er wird nirgends gespeichert.';
export const serverWrong = 'So heißt kein Server. Er sieht aus wie troet.cafe.';
export const find = 'Weiter';
export const toServer = (server: string) => `Auf ${server} teilen`;

export const print = 'Zum Ausdrucken';
export const printHelp =
  'Drucken Sie diese Seite: Auf dem Blatt stehen Überschrift, kurze Adresse und dieses Bild, das Kameras lesen.';
export const qrLabel = (title: string) => `Bild für Kameras mit der Adresse von ${quoted(title)}`;
export const embed = 'Auf einer eigenen Seite';
export const embedCode = 'Zum Einsetzen';
export const embedHelp =
  'Dieses Stück HTML zeigt den Beitrag als Karte. Programme wie WordPress machen aus der Adresse allein dasselbe.';
export const copyEmbed = 'HTML kopieren';
export const unknownFormat = 'Dieses Format gibt es hier nicht, nur json und xml.';
export const back = 'Zurück zum Beitrag';
