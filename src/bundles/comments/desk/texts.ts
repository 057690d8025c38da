// These are German words of comments on the first page of the desks.
import { quoted } from '#design/quoted.ts';

export const todayTitle = 'Kommentare zur Freigabe';
export const todayEmpty = 'Kein Kommentar wartet';
export const todayQuote = (text: string) => quoted(text);
export const todayAbout = (title: string) => `zu ${quoted(title)}`;
