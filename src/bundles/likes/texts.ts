// German words of likes.
import type { LikeIntention } from './constants.ts';

export const likeWord = 'Gefällt mir';
/** „1.204“ */
export const grouped = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, '.');
/** Behind the number: „128 gefällt das“. */
export const likeThis = 'gefällt das';

export const changed: Readonly<Record<LikeIntention, string>> = {
  like: 'Das gefällt Ihnen jetzt.',
  unlike: 'Das gefällt Ihnen nicht mehr.',
};
export const present = (count: number) =>
  count === 0 ? 'Das gefällt noch niemandem.' : `${grouped(count)} gefällt das.`;

export const intentionUnknown = 'Es gibt nur „like“ und „unlike“.';
export const typeUnknown = 'So etwas kann hier niemandem gefallen.';

export const likersHeading = 'Wem das gefällt';
export const nobodyYet = 'Noch niemand';
export const nobodyYetText = 'Wem der Inhalt gefällt, steht an dieser Stelle.';
export const nobodyShown = 'Niemand davon ist hier zu sehen';
export const andOthers = (count: number) =>
  count === 1 ? 'und 1 weiteres Mitglied' : `und ${grouped(count)} weitere Mitglieder`;
