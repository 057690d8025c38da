// These are the German words of pieces that wait for the network.
import { quoted } from '#design/quoted.ts';

const named = (title: string) =>
  title.trim() === '' ? 'Ihr Beitrag' : `Ihr Beitrag ${quoted(title.trim())}`;

export const waits = (title: string) => `${named(title)} wartet in diesem Browser auf das Netz.`;
export const drop = 'Löschen';
export const dropped = 'Gelöscht. Es wird nichts mehr gesendet.';
export const sentLater = (title: string) =>
  `${named(title)} hat auf das Netz gewartet und ist jetzt gesendet.`;
export const toPiece = 'Ansehen';
export const refusedLater = (title: string, reason: string) =>
  `${named(title)} hat auf das Netz gewartet und wurde nicht angenommen: ${reason}`;
export const changedMeanwhile = 'Er wurde inzwischen anderswo geändert.';
export const pictureFailed = 'Das Bild wurde nicht angenommen.';
export const pictureLost = 'Das Bild ist nicht mehr da.';
export const toComposer = 'Weiterschreiben';
