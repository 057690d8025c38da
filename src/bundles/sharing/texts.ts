// These are the German words of cards.

export const profileKicker = 'Profil';
export const tagKicker = 'Thema';
/** Returns what a picture of words shows. */
export const cardAlt = (kicker: string, title: string) => (kicker ? `${kicker}: ${title}` : title);
