// Warns of what takes place at the same venue at the same time already, as a word in advance rather than an error.
import { useEffect, useState } from 'react';
import { dayOf } from '#kernel/calendar.ts';
import { request } from '#kernel/browser/requests.ts';
import { url } from '#kernel/named-routes.ts';
import { eventPaths } from '../../paths.ts';
import { clashing, takenTimes } from '../../series/rules/occasions.ts';
import type { EventContentLocation, TakenView } from '../../views.ts';
import styles from './LocationList.module.css';
import * as texts from './texts.ts';

interface ClashesProps {
  readonly location: EventContentLocation;
  readonly locationId: number | null;
  /** The event itself isn't in its own way. */
  readonly objectId: number | null;
}

export const Clashes = ({ location, locationId, objectId }: ClashesProps) => {
  const own = takenTimes(location);
  const taken = useTaken(addressOf(location.venue, locationId, objectId, own));
  const found = clashing(taken, own).slice(0, SHOWN);
  return (
    <output className={styles.clashes}>
      {found.length > 0 && (
        <>
          {texts.clashes}
          <ul>
            {found.map(({ title, href, when, startsAt }) => (
              <li key={href + startsAt}>
                {when}:{' '}
                <a href={href} target="_blank" rel="noopener">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </output>
  );
};

const SHOWN = 5;
const PAUSE_MS = 500;
const NONE: readonly TakenView[] = [];

/** Returns the address to ask; '' while there is nothing to be asked. */
const addressOf = (
  venue: string,
  locationId: number | null,
  except: number | null,
  own: ReturnType<typeof takenTimes>,
): string => {
  const [first, last] = [own[0], own.at(-1)];
  if (venue.trim() === '' || locationId === null || !first || !last) return '';
  const span = { from: dayOf(first.startsAt), until: dayOf(last.overAt) };
  return url(eventPaths.taken, {}, { locationId, venue: venue.trim(), ...span, ...(except && { except }) });
};

const useTaken = (address: string): readonly TakenView[] => {
  const [found, setFound] = useState<{ readonly address: string; readonly taken: readonly TakenView[] }>();
  useEffect(() => {
    if (address === '') return undefined;
    const end = new AbortController();
    const ask = async () => {
      const options = { headers: { accept: 'application/json' }, signal: end.signal };
      await request(address, options, async (response) => {
        if (!response.ok) return;
        const { taken } = (await response.json()) as { readonly taken: readonly TakenView[] };
        setFound({ address, taken });
      });
    };
    // Without an answer nobody is warned.
    const timer = setTimeout(() => void ask().catch(() => undefined), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [address]);
  return found?.address === address ? found.taken : NONE;
};
