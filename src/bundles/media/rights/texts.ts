// These are the German words of rights to pictures and of their desk.
import { grouped } from '#design/wording.ts';
import type { DeskFilter } from './constants.ts';

export const deskTitle = 'Bilder';
export const deskIntro =
  'Alle Bilder, um die Sie sich kümmern, die neuesten zuerst. Ein gesperrtes Bild ist sofort überall verschwunden.';
export const filterLabel = 'Zustand';
export const allImages = 'alle';
export const filterNames: Readonly<Record<DeskFilter, string>> = {
  gesperrt: 'gesperrt',
  abgelaufen: 'abgelaufen',
  'laeuft-ab': 'läuft in 30 Tagen ab',
  'ohne-nachweis': 'ohne Nachweis',
  'nicht-verwendet': 'nicht verwendet',
  fehlgeschlagen: 'fehlgeschlagen',
};
export const searchLabel = 'Suche';
export const searchHelp = 'Bildunterschrift, Nachweis, Dateiname oder der Anfang eines Namens.';
export const searchButton = 'Suchen';
export const resetFilter = 'Alle zeigen';
export const noImages = 'Noch keine Bilder';
export const noImagesText = 'Sobald jemand ein Bild hochlädt oder in einem Beitrag zeigt, steht es hier.';
export const nothingFound = 'Nichts gefunden';
export const nothingFoundText = 'Kein Bild passt zu dieser Suche. Versuchen Sie es mit weniger Wörtern.';
export const listHeading = 'Liste der Bilder';

export const unnamed = (id: number) => `Bild ${id}`;
export const owner = 'von';
export const credit = 'Nachweis';
export const noCredit = 'fehlt';
export const licence = 'Lizenz';
export const licenceUntil = (name: string, day: string) => `${name}, bis einschließlich ${day}`;
export const licenceUntilOnly = (day: string) => `bis einschließlich ${day}`;
export const shownIn = 'Zu sehen in';
export const shownNowhere = 'nirgends';
export const moreUses = (count: number) =>
  count === 1 ? 'und an einer weiteren Stelle' : `und an ${grouped(count)} weiteren Stellen`;
/** Counts the places that show it, for a viewer who may see none of them. */
export const otherUses = (count: number) => (count === 1 ? 'einer Stelle' : `${grouped(count)} Stellen`);
export const markQuarantined = 'gesperrt';
export const markExpired = 'Lizenz abgelaufen';
export const markFailed = 'fehlgeschlagen';
export const markStub = 'wird bearbeitet';
export const reason = (text: string) => `Begründung: ${text}`;
export const pictureWaits = 'Wird bearbeitet';
export const noPicture = 'Kein Bild vorhanden';
export const hiddenPicture = 'Dieses Bild ist nicht für alle zu sehen.';

export const quarantine = 'Sperren …';
export const release = 'Wieder freigeben';
export const edit = 'Bearbeiten';

export const quarantineTitle = 'Bild sperren';
export const quarantineIntro =
  'Das Bild verschwindet sofort aus allen Beiträgen, Listen und Feeds. Wer es hochgeladen hat, bekommt die Begründung und kann widersprechen.';
export const reasonLabel = 'Begründung';
export const categoryLabel = 'Wogegen verstößt es?';
export const proposed =
  'Vorgelegt. Das Bild verschwindet, sobald eine zweite Person es unter „Meldungen“ bestätigt.';
export const undone = 'Zurückgenommen. Das Bild ist wieder da, niemand hat davon erfahren.';
export const notUndone = 'Das lässt sich nicht zurücknehmen: Der Fall ist inzwischen weitergegangen.';
export const quarantineButton = 'Bild sperren';
export const back = 'Zurück zu den Bildern';

export const reasonMissing = 'Bitte nennen Sie eine Begründung.';
export const reasonTooLong = (most: number) => `Bitte höchstens ${most} Zeichen.`;
export const quarantined = 'Das Bild ist gesperrt.';
export const released = 'Das Bild ist wieder freigegeben.';
export const alreadyQuarantined = 'Dieses Bild ist schon gesperrt.';
export const notQuarantined = 'Dieses Bild ist nicht gesperrt.';
export const erased = 'Von der Moderation endgültig gelöscht.';
