// Holds the German words of breaking news.
import { quoted } from '#design/quoted.ts';
import { grouped } from '#design/wording.ts';

export const toolName = 'Als Eilmeldung senden';
export const title = 'Als Eilmeldung senden?';
export const about = (piece: string) => quoted(piece);
export const whoHears = (count: number, place: string) =>
  count === 0
    ? `In ${place} wohnt noch niemand, und niemand folgt dem Ort: Niemand bekäme die Meldung.`
    : `${count === 1 ? 'Ein Mitglied bekommt' : `Bis zu ${grouped(count)} Mitglieder bekommen`} sie: wer in ${place} wohnt oder dem Ort folgt, auch in den Orten darüber und darunter, und Eilmeldungen wünscht.`;
export const how =
  'Sie erscheint sofort auf den Geräten, außer in der Ruhezeit eines Mitglieds: Dann kommt sie an deren Ende.';
export const onlyOnce = 'Das geht für jeden Beitrag einmal und lässt sich nicht zurücknehmen.';
export const sendNow = 'Jetzt senden';
export const back = 'Zurück zum Beitrag';
export const sent = 'Die Eilmeldung ist unterwegs.';

export const notOut = 'Nur was erschienen ist, geht als Eilmeldung hinaus.';
export const tooOld = 'Der Beitrag ist älter als ein Tag und damit keine Eilmeldung mehr.';
export const sentAlready = 'Der Beitrag ging schon als Eilmeldung hinaus.';

export const noticeKind = {
  title: 'Eilmeldungen',
  note: 'Die Redaktion meldet etwas, das nicht warten kann, aus Ihrem Wohnort oder einem Ort, dem Sie folgen.',
  sample: { sentence: 'Eilmeldung aus Moorbach', about: '„Trinkwasser bitte abkochen“' },
};
export const breakingFrom = (place: string | undefined) =>
  place === undefined ? 'Eilmeldung' : `Eilmeldung aus ${place}`;
