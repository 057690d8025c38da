// These are German words of comments on the first page of the desks.

export const todayTitle = 'Kommentare zur Freigabe';
export const todayEmpty = 'Kein Kommentar wartet';
export const todayQuote = (text: string) => `„${text}“`;
export const todayAbout = (title: string) => `zu „${title}“`;
