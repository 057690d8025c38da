// These are the German words of one's own pictures.

export const imagesHeading = 'Bilder';
export const ownImagesTitle = 'Meine Bilder';
export const intro = 'Alles, was Sie hochgeladen haben. Bilder, die nirgends gezeigt werden, sehen nur Sie.';

export const uploadHeading = 'Neue Bilder';
export const uploaded = 'Ihr Bild ist hochgeladen und wird jetzt bearbeitet.';
export const listHeading = 'Hochgeladen';

export const noImages = 'Noch keine Bilder';
export const noImagesText =
  'Laden Sie oben Ihr erstes Bild hoch. Sie können es danach drehen, zuschneiden und in Ihren Beiträgen zeigen.';
export const noOlder = 'Ältere Bilder gibt es nicht';
export const toNewest = 'Zu den neuesten Bildern';

export const withoutCredit = 'Ohne Nachweis';
export const usedNowhere = 'nirgends gezeigt';
export const usedIn = (count: number) => (count === 1 ? 'einmal gezeigt' : `${count}-mal gezeigt`);
/** It stands in what isn't out yet. */
export const usedLater = 'noch nicht gezeigt';
export const waiting = 'Wird bearbeitet';
export const failed = 'Nicht verwendbar';
export const quarantined = 'Gesperrt';
export const quarantinedText = 'Die Redaktion hat dieses Bild gesperrt. Es wird nirgends mehr gezeigt.';
export const expired = 'Lizenz abgelaufen';
export const expiredText = 'Die Lizenz ist abgelaufen. Das Bild wird nirgends mehr gezeigt.';
export const unnamed = (id: number) => `Bild ${id}`;
export const facts = (pixels: string, day: string) => `${pixels}, ${day}`;
/** Reads „4.000 × 3.000“. */
export const pixels = (width: number, height: number) => `${width}\u00a0×\u00a0${height}`;

export const edit = 'Bearbeiten';
export const addresses = 'Bildadressen';
export const remember = 'Auf die Merkliste';
export const remove = 'Löschen';

export const editTitle = 'Bild bearbeiten';
export const editIntro = 'Was hier steht, gilt überall, wo das Bild gezeigt wird.';
export const back = 'Zu meinen Bildern';
export const saved = 'Das Bild ist gespeichert.';
export const save = 'Speichern';
export const focusLegend = 'Bildmittelpunkt';
export const focusHelp = 'Was hier liegt, bleibt in jedem Zuschnitt zu sehen. 50 und 50 ist die Mitte.';
export const rotation = 'Drehen, im Uhrzeigersinn vom Original';
export const degrees = (degrees: number) => (degrees === 0 ? 'nicht gedreht' : `${degrees}°`);
export const releaseLabel = 'Dürfen andere dieses Bild auch verwenden?';
export const yes = 'Ja';
export const no = 'Nein';
