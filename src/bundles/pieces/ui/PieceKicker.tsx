// The line above a piece's headline; one of its two words may be missing where the page says it already.
import { Kicker } from '#design/Kicker.tsx';
import type { TeaserView } from '../views.ts';

export const PieceKicker = ({ teaser: { kicker, isPremium } }: { teaser: TeaserView }) => {
  const [first = '', second] = [kicker.place, kicker.category].filter(Boolean);
  return <Kicker place={first} {...(second && { category: second })} isPremium={isPremium} />;
};
