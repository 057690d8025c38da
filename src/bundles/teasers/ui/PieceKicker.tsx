// Draws the line above a piece's headline; one of its two words may be missing where the page says it already.
import { Kicker } from '#design/Kicker.tsx';
import type { TeaserView } from '../views.ts';

export const PieceKicker = ({ teaser: { kicker, label, isPremium } }: { teaser: TeaserView }) => {
  // Beside a label there is room for one word.
  const [first = '', second] = [kicker.place, kicker.category].filter(Boolean).slice(0, label ? 1 : 2);
  return <Kicker label={label} place={first} {...(second && { category: second })} isPremium={isPremium} />;
};
