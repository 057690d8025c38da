// Holds German sentences of archives.
import { grouped } from '#design/wording.ts';
import { MAX_ENTRIES } from './constants.ts';
import type { PeopleChoice } from './constants.ts';

export const title = 'Archive';
export const intro =
  'Beiträge mit allem, was dazugehört, als eine unterschriebene Datei: zum Aufheben, für den Druck oder für ein anderes Portal, das sie unter „Übernahmen“ ohne Verlust liest.';

export const newHeading = 'Ein Archiv zusammenstellen';
export const whatHeading = 'Was hineinkommt';
export const whatHelp = `Was leer bleibt, schränkt nicht ein: ohne Angaben kommt alles hinein. Ein Archiv hält höchstens ${grouped(MAX_ENTRIES)} Dateien, je Beitrag und je Bild zwei oder mehr; ist es mehr, teilen Sie es bitte nach Ort oder Zeitraum auf.`;
export const place = 'Ort';
export const placeHelp = 'Mit allem, was darin liegt.';
export const everywhere = 'Alle Orte';
export const person = 'Von wem';
export const personHelp = 'Ein Benutzername; leer für alle.';
export const from = 'Erschienen ab';
export const until = 'Erschienen bis';
export const withHeading = 'Was mitgeht';
export const premium = 'Premium-Beiträge';
export const comments = 'Kommentare, die alle lesen';
export const revisions = 'Frühere Fassungen';
export const people = 'Angaben über Menschen';
export const peopleHelp = 'Über alle, die darin vorkommen. Passwörter gehen nie mit.';
export const peopleChoices: Readonly<Record<PeopleChoice, string>> = {
  names: 'Nur die Namen',
  profiles: 'Namen und was sie über sich sagen',
  mails: 'Dazu ihre Mailadressen',
};
export const print = 'Für den Druck';
export const printHelp = 'Legt Satzdateien (XML) und Bilder in dieser Breite dazu.';
export const noPrint = 'ohne';
export const printSizes = {
  M: 'Bilder 320 Pixel breit',
  L: 'Bilder 800 Pixel breit',
  XL: 'Bilder 1200 Pixel breit',
  XXL: 'Bilder 2000 Pixel breit',
};
export const begin = 'Zusammenstellen';
export const begun = 'Das Archiv wird zusammengestellt. Sie bekommen eine Mitteilung, sobald es bereitliegt.';

export const placeUnknown = 'Diesen Ort gibt es nicht.';
export const personUnknown = 'Diesen Benutzernamen gibt es nicht.';
export const dayUnreadable = 'Bitte geben Sie einen Tag an.';
export const spanBackwards = 'Der Zeitraum endet, bevor er beginnt.';
export const sizeUnknown = 'Diese Bildgröße gibt es nicht.';

export const keyHeading = 'Unterschrift dieses Portals';
export const keyHelp =
  'Nennen Sie diesen Fingerabdruck, wem Sie ein Archiv geben, auf einem anderen Weg als die Datei: Daran erkennt das andere Portal, dass sie von hier kommt.';
export const madeHeading = 'Bisher';
export const noneMade = 'Noch ist kein Archiv zusammengestellt worden.';

export const everything = 'Alles';
export const archiveTitle = ({
  place,
  person,
  from,
  until,
}: Readonly<Record<'place' | 'person', string | undefined>> &
  Readonly<Record<'from' | 'until', string | null>>): string => {
  const span = [from && `ab ${from}`, until && `bis ${until}`].filter(Boolean).join(' ');
  return [place, person, span].filter(Boolean).join(', ') || everything;
};

export const formatName = 'Archiv';
export const begunInHistory = 'ein Archiv zusammengestellt';
export const historyFields = { title: 'Inhalt', people: 'Angaben über Menschen' };

/** Stands at the beginning of the file. */
export const readme = (portal: string, what: string, fingerprint: string) =>
  `Archiv aus ${portal}: ${what}

pieces/     je Beitrag piece.json (Baum und Angaben), page.html (zum Lesen) und Kommentare
pictures/   je Bild das Original und picture.json (Bildtext, Urheber, Rechte)
streams/    je Video oder Ton das Original, stream.json und Untertitel
people-….json, places.json, categories.json, redirects.json
print/      Satzdateien und Bilder für den Druck, wenn sie gewünscht waren
manifest.json nennt jede Datei mit Größe und SHA-256; manifest.sig ist ihre Unterschrift (Ed25519).
docs/archive in Litfass beschreibt das Format.

Fingerabdruck des Schlüssels: ${fingerprint}
Für Texte und Bilder gelten die Rechte ihrer Urheber.
`;

/** Why an archive isn't written. */
export const tooMuch =
  'Das wird mehr, als ein Archiv hält und ein Portal wieder liest: bitte nach Ort oder Zeitraum auf mehrere Archive verteilen.';
export const tooLong = (name: string) =>
  `„${name}“ würde größer, als ein Portal wieder liest: So lässt sich dieses Archiv nicht schreiben.`;

/** Why an archive can't be read. */
export const broken = 'Diese Datei ist beschädigt oder unvollständig.';
export const noArchive = 'Diese Datei ist kein Archiv eines Portals.';
export const tooNew =
  'Dieses Archiv hat eine neuere Version geschrieben, die dieses Portal noch nicht lesen kann.';
export const unsigned =
  'Die Unterschrift dieses Archivs stimmt nicht: Es ist nach dem Unterschreiben geändert worden.';
export const changed = (name: string) =>
  `Dieses Archiv ist nach dem Unterschreiben geändert worden: „${name}“ ist nicht mehr, was unterschrieben wurde.`;
export const strange = (name: string) => `In diesem Archiv liegt etwas, das nicht hineingehört: „${name}“.`;
export const missing = (name: string) => `In diesem Archiv fehlt „${name}“.`;
export const tooLarge = (name: string) => `„${name}“ in diesem Archiv ist größer, als es sein kann.`;
