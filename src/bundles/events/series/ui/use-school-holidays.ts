// Asks for the school holidays that the portal knows, when somebody first comes to say when something takes place.
import { useEffect, useState } from 'react';
import { request } from '#kernel/browser/requests.ts';
import { url } from '#kernel/named-routes.ts';
import { eventPaths } from '../../paths.ts';
import type { Span } from '../rules/holidays.ts';

const NONE: readonly Span[] = [];
let known: readonly Span[] | undefined;

/** None while they aren't there yet; without an answer days are left out one by one. */
export const useSchoolHolidays = (isAsked: boolean): readonly Span[] => {
  const [spans, setSpans] = useState(known ?? NONE);
  useEffect(() => {
    if (!isAsked || known) return;
    const address = url(eventPaths.freeDays);
    request(address, { headers: { accept: 'application/json' } }, async (response) => {
      if (!response.ok) return;
      const answer = (await response.json()) as { readonly schoolHolidays: readonly Span[] };
      known = answer.schoolHolidays;
      setSpans(known);
    }).catch(() => undefined);
  }, [isAsked]);
  return spans;
};
