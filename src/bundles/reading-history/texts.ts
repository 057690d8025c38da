// These are the German words of what is kept of somebody's reading.
import type { PersonalDataWords } from '#kernel/personal-data.ts';

export const title = 'Leseverlauf';
export const intro = 'Was Sie zu Ende gelesen haben und was Sie angefangen haben.';

export const browserHeading = 'In diesem Browser';
export const browserText =
  'Ihr Browser merkt sich, was Sie gelesen haben und wie weit Sie gekommen sind. Daran erkennen Sie Gelesenes in Listen, und Artikel gehen weiter, wo Sie aufgehört haben. Das liegt nur auf diesem Gerät, bis Sie sich abmelden.';
export const forgetHere = 'In diesem Browser vergessen';

export const accountHeading = 'In Ihrem Konto';
export const offText = (most: number) =>
  `Ihr Konto hebt davon nichts auf. Wenn Sie es möchten, finden Sie Gelesenes und Angefangenes auf jedem Gerät wieder, auf dem Sie angemeldet sind. Gespeichert werden höchstens ${most}\u00a0Beiträge: welche es sind, bis zu welchem Absatz Sie gekommen sind und wann zuletzt. Kein anderes Mitglied sieht das. Was dieser Browser schon weiß, kommt mit.`;
export const keep = 'Im Konto aufheben';
export const savedSince = 'Wird im Konto aufgehoben seit';
export const onText =
  'Kein anderes Mitglied sieht das. Löschen wirkt auch in Ihren anderen Browsern, sobald Sie dort wieder etwas öffnen.';
export const erase = 'Alles löschen';
export const stop = 'Nicht mehr aufheben und alles löschen';
export const savedNow = 'Ihr Konto hebt jetzt auf, was Sie lesen.';
export const stoppedNow = 'Ihr Konto hebt nichts mehr auf; was da war, ist gelöscht.';
export const erasedNow = 'Der Leseverlauf ist gelöscht.';

export const listHeading = 'Zuletzt gelesen';
export const nothingTitle = 'Noch nichts gelesen';
export const nothingText = 'Sobald Sie einen Beitrag lesen, steht er hier.';
export const toFront = 'Zur Titelseite';
export const wasRead = 'Zu Ende gelesen';
export const wasBegun = 'Angefangen';

/** Words that are shown to administrators who look at an account or erase it. */
export const personalDataWords: PersonalDataWords = {
  title: 'Leseverlauf',
  fields: {
    since: 'aufgehoben seit',
    pieces: 'Beiträge',
    type: 'Art',
    objectId: 'Nummer',
    paragraph: 'Absatz',
    isRead: 'zu Ende gelesen',
    readAt: 'zuletzt',
  },
  goes: 'Der ganze Leseverlauf und der Wunsch, dass er aufgehoben wird.',
  stays: null,
  merges: 'Hebt auch das andere Konto Gelesenes auf, kommt alles mit; sonst geht es mit seinem Konto.',
};
