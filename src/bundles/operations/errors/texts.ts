// Holds the German words of the page of errors.
import { grouped } from '#design/wording.ts';

export const intro =
  'Was in den letzten sieben Tagen schiefging, gleiche Fehler zusammengefasst. Zu einer Anfrage steht unter ihrer Kennung im Protokoll des Servers, was geschah.';
export const none = 'Keine Fehler';
export const noneText = 'In den letzten sieben Tagen ist nichts schiefgegangen.';
export const lastly = 'zuletzt';
export const firstly = 'zuerst';
export const requests = 'Anfragen';
export const runs = 'Durchläufe';
export const others = 'Weitere Fehler';
export const unknownPlace = 'ohne bekannte Adresse';
export const summary = (kinds: number) =>
  kinds === 0
    ? 'nichts in sieben Tagen'
    : kinds === 1
      ? 'eine Art von Fehlern in sieben Tagen'
      : `${grouped(kinds)} Arten von Fehlern in sieben Tagen`;
