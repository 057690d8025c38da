// Says what the report of a calendar that was read says: what was found in a line, and what was done about it.

export interface Finding {
  readonly what: string;
  readonly done: string;
  /** There is more in the calendar than was read. */
  readonly isCut?: true;
  /** Nothing of it was read. */
  readonly refusal?: Refusal;
}

/** Why something is no calendar. */
export type Refusal = 'notACalendar' | 'tooLarge' | 'columnsMissing' | 'notATable';

const left = 'Der Eintrag wurde ausgelassen.';
const ignored = 'Die Angabe wurde nicht beachtet.';
const cut = (length: number) => `Auf ${length.toLocaleString('de-DE')} Zeichen gekürzt.`;
/** Returns the beginning of what stands there, without what no database takes. */
const short = (text: string) =>
  (text.length > 60 ? `${text.slice(0, 60)}…` : text).replaceAll('\u0000', '').toWellFormed();

export const notACalendar: Finding = {
  what: 'Das ist keine Kalenderdatei.',
  done: 'Es wurde nichts gelesen.',
  isCut: true,
  refusal: 'notACalendar',
};
export const emptyFile: Finding = {
  what: 'Die Datei ist leer.',
  done: 'Es wurde nichts gelesen.',
  isCut: true,
  refusal: 'notACalendar',
};
export const tooManyBytes: Finding = {
  what: 'Die Datei ist größer als erlaubt.',
  done: 'Es wurde nichts gelesen.',
  isCut: true,
  refusal: 'tooLarge',
};
export const pageTooLong: Finding = {
  what: 'Die Seite ist zu lang.',
  done: 'Was danach kommt, wurde nicht gelesen.',
  isCut: true,
};
export const jsonUnreadable: Finding = {
  what: 'Die Angaben für Programme (JSON-LD) sind nicht zu verstehen.',
  done: 'Sie wurden ausgelassen.',
  isCut: true,
};
export const tooManyNodes: Finding = {
  what: 'Die Angaben für Programme (JSON-LD) sind zu lang.',
  done: 'Was danach kommt, wurde nicht gelesen.',
  isCut: true,
};
export const notATable: Finding = {
  what: 'Das ist keine Tabelle.',
  done: 'Es wurde nichts gelesen.',
  isCut: true,
  refusal: 'notATable',
};
export const columnsMissing: Finding = {
  what: 'Die Spalten für Titel und Tag sind nicht da.',
  done: 'Es wurde nichts gelesen.',
  isCut: true,
  refusal: 'columnsMissing',
};
export const columnAt = (position: number) => `Spalte ${position}`;
export const dayMissing: Finding = { what: 'Die Zeile nennt keinen Tag.', done: left };
export const windowsText: Finding = {
  what: 'Die Datei ist nicht in UTF-8 geschrieben.',
  done: 'Sie wurde als Windows-1252 (Latin-1) gelesen.',
};
export const wideText: Finding = {
  what: 'Die Datei ist in UTF-16 geschrieben.',
  done: 'Sie wurde so gelesen.',
};
export const brokenSigns: Finding = {
  what: 'Einzelne Zeichen sind nicht in UTF-8 geschrieben.',
  done: 'Sie erscheinen als „\uFFFD“.',
};
export const splitSign: Finding = {
  what: 'Ein Zeichen ist am Zeilenende in zwei Hälften geteilt.',
  done: 'Es wurde zusammengesetzt.',
};
export const zeroSigns: Finding = {
  what: 'Die Datei enthält Nullzeichen.',
  done: 'Sie wurden entfernt.',
};
export const oddLineEnds: Finding = {
  what: 'Die Zeilen enden nicht mit CR LF, wie der Standard es verlangt.',
  done: 'Sie wurden trotzdem gelesen.',
};
export const brokenFolding: Finding = {
  what: 'Eine fortgesetzte Zeile beginnt nicht mit einem Leerzeichen.',
  done: 'Sie wurde an die Zeile davor angehängt.',
};
export const strayContinuation: Finding = {
  what: 'Eine fortgesetzte Zeile hat keine Zeile vor sich.',
  done: 'Sie wurde ausgelassen.',
};
export const lineTooLong = (max: number): Finding => ({ what: 'Die Zeile ist zu lang.', done: cut(max) });
export const tooManyLines = (max: number): Finding => ({
  what: `Die Datei hat mehr als ${max.toLocaleString('de-DE')} Zeilen.`,
  done: 'Alles von hier an wurde nicht gelesen.',
  isCut: true,
});
export const tooDeep: Finding = {
  what: 'Hier sind zu viele Blöcke ineinander geschachtelt.',
  done: 'Was darin steht, wurde nicht gelesen.',
  isCut: true,
};
export const noFrame: Finding = {
  what: 'Der Rahmen BEGIN:VCALENDAR fehlt.',
  done: 'Die Einträge wurden trotzdem gelesen.',
};
export const wrongEnd = (name: string): Finding => ({
  what: `END:${short(name)} passt zu keinem offenen Block.`,
  done: 'Die Zeile wurde ausgelassen.',
});
export const missingEnd = (name: string): Finding => ({
  what: `Der Block ${short(name)} wird nicht mit END abgeschlossen.`,
  done: 'Er endet hier.',
});
export const unreadableLine: Finding = {
  what: 'Die Zeile ist nicht zu verstehen.',
  done: 'Sie wurde ausgelassen.',
};
export const tooManyProperties: Finding = {
  what: 'Der Eintrag hat zu viele Zeilen.',
  done: 'Was danach kommt, wurde nicht gelesen.',
  isCut: true,
};
export const tooManyEntries = (max: number): Finding => ({
  what: `Der Kalender hat mehr als ${max.toLocaleString('de-DE')} Einträge.`,
  done: 'Die weiteren wurden nicht gelesen.',
  isCut: true,
});
export const tooManyItems = (max: number): Finding => ({
  what: `Mehr als ${max.toLocaleString('de-DE')} Veranstaltungen stehen bevor.`,
  done: 'Die weiteren wurden nicht übernommen.',
  isCut: true,
});
export const outOfTime: Finding = {
  what: 'Das Lesen dauert zu lange.',
  done: 'Was danach kommt, wurde nicht übernommen.',
  isCut: true,
};
export const otherComponents = (name: string): Finding => ({
  what: `${name} ist kein Termin.`,
  done: 'Solche Einträge werden nicht übernommen.',
});

export const uidMissing: Finding = {
  what: 'Der Eintrag hat keine Kennung (UID).',
  done: 'Er wird an Titel und Beginn wiedererkannt.',
};
export const titleMissing: Finding = { what: 'Der Eintrag hat keinen Titel.', done: left };
export const isPrivate: Finding = { what: 'Der Eintrag ist als privat gekennzeichnet.', done: left };
export const startMissing: Finding = { what: 'Der Eintrag hat keinen Beginn.', done: left };
export const startUnreadable = (value: string): Finding => ({
  what: `Der Beginn „${short(value)}“ ist nicht zu verstehen.`,
  done: left,
});
export const timeUnreadable = (value: string): Finding => ({
  what: `Die Zeitangabe „${short(value)}“ ist nicht zu verstehen.`,
  done: ignored,
});
export const outOfOurTimes: Finding = { what: 'Der Beginn liegt nicht zwischen 1970 und 2200.', done: left };
export const endBeforeStart: Finding = {
  what: 'Das Ende liegt vor dem Beginn.',
  done: 'Der Termin hat kein Ende.',
};
export const endOfOtherKind: Finding = {
  what: 'Beginn und Ende sind nicht von gleicher Art: eines ist ein Tag, das andere eine Uhrzeit.',
  done: 'Das Ende wurde nicht beachtet.',
};
export const durationUnreadable: Finding = {
  what: 'Die Dauer ist nicht zu verstehen.',
  done: 'Der Termin hat kein Ende.',
};
export const tooLongLasting: Finding = {
  what: 'Der Termin dauert länger als ein Jahr.',
  done: 'Das Ende wurde nicht beachtet.',
};
export const sameUidTwice: Finding = {
  what: 'Die Kennung (UID) kommt mehrmals vor.',
  done: 'Es gilt der neuere Stand (SEQUENCE); dieser hier wurde ausgelassen.',
};
export const textTooLong = (field: string, max: number): Finding => ({
  what: `${field} ist zu lang.`,
  done: cut(max),
});
export const htmlInText: Finding = {
  what: 'Die Beschreibung enthält HTML.',
  done: 'Nur ihre Wörter wurden übernommen.',
};
export const linkUnreadable: Finding = {
  what: 'Die Adresse einer Webseite ist keine.',
  done: ignored,
};
export const titleField = 'Der Titel';
export const venueField = 'Der Ort';
export const organiserField = 'Der Veranstalter';
export const textField = 'Die Beschreibung';

export const zoneMapped = (name: string, zone: string): Finding => ({
  what: `Die Zeitzone „${short(name)}“ ist ein Name aus Outlook oder Windows.`,
  done: `Gelesen als ${zone}.`,
});
export const zoneUnknown = (name: string, zone: string): Finding => ({
  what: `Die Zeitzone „${short(name)}“ ist nicht bekannt.`,
  done: `Es gilt die Zeit des Portals (${zone}).`,
});
export const zoneUnreadable = (name: string): Finding => ({
  what: `Die Zeitzone „${short(name)}“ ist in der Datei falsch beschrieben.`,
  done: 'Die Beschreibung wurde nicht beachtet.',
});

export const ruleUnreadable: Finding = {
  what: 'Die Regel der Serie ist nicht zu verstehen.',
  done: 'Nur der erste Termin wurde übernommen.',
};
export const ruleTooFast: Finding = {
  what: 'Die Serie wiederholt sich öfter als täglich.',
  done: 'Nur der erste Termin wurde übernommen.',
};
export const startOffRule: Finding = {
  what: 'Der Beginn passt nicht zur Regel der Serie.',
  done: 'Er zählt als ihr erster Termin.',
};
export const seriesTooLong: Finding = {
  what: 'Die Serie ist zu aufwendig.',
  done: 'Sie wurde nur zum Teil übernommen.',
  isCut: true,
};
export const tooManyDates = (max: number): Finding => ({
  what: `Die Serie hat mehr als ${max} Termine.`,
  done: `Nur die nächsten ${max} wurden übernommen.`,
});
export const dayExcluded: Finding = {
  what: 'Eine Ausnahme der Serie nennt nur den Tag.',
  done: 'Alle Termine dieses Tages entfallen.',
};
export const rangeUnsupported: Finding = {
  what: 'Die Änderung soll auch für alle späteren Termine gelten (THISANDFUTURE).',
  done: 'Sie wurde nur für diesen Termin übernommen.',
};
export const noSuchInstance: Finding = {
  what: 'Die Änderung gehört zu keinem Termin der Serie.',
  done: 'Sie wurde als zusätzlicher Termin übernommen.',
};
export const seriesMissing: Finding = {
  what: 'Die Serie zu diesem geänderten Termin fehlt.',
  done: 'Er wurde als einzelner Termin übernommen.',
};
