// Draws „2 neue Mitteilungen anzeigen“, which says on an open list that something came, and leaves it to the reader to look.
import { useEffect, useState } from 'react';
import { subscribe } from '#kernel/browser/live.ts';
import { request } from '#kernel/browser/requests.ts';
import { LIVE_TOPIC } from '../constants.ts';
import { newOnes } from '../texts.ts';
import type { NoticesPageView } from '../views.ts';

interface News {
  readonly newer: number;
}

/**
 * Draws the hint at new notices. It is an island because it hears of notices that come while the list is open. Without it they
 * stand there next time.
 */
export const NewNotices = ({ news }: { news: NonNullable<NoticesPageView['news']> }) => {
  const { address, since, listHref } = news;
  const [count, setCount] = useState(0);
  useEffect(
    () =>
      subscribe(LIVE_TOPIC, () => {
        const asked = request(`${address}?seit=${since}`, {}, (response) => response.json() as Promise<News>);
        // If asking fails, it is asked again with the next change.
        asked.then(({ newer }) => setCount(newer)).catch(() => {});
      }),
    [address, since],
  );
  return <output>{count > 0 && <a href={listHref}>{newOnes(count)}</a>}</output>;
};
