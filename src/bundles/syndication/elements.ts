// Writes what RSS and Atom say with the same elements.
import { element } from '#kernel/xml.ts';
import type { Xml } from '#kernel/xml.ts';
import type { FeedEntry, FeedPicture } from './views.ts';

export const MEDIA = 'http://search.yahoo.com/mrss/';

/** Writes a picture in Media RSS, whose rules both forms take. */
export const toMedia = ({ url, width, height, alt, credit }: FeedPicture): Xml =>
  element(
    'media:content',
    { url, type: 'image/jpeg', medium: 'image', width, height },
    alt ? element('media:description', { type: 'plain' }, alt) : undefined,
    credit ? element('media:credit', { role: 'photographer' }, credit) : undefined,
  );

/** Returns when something in the entries changed last; undefined where there are none. */
export const newestChange = (entries: readonly Pick<FeedEntry, 'changedAt'>[]): Date | undefined =>
  entries.length === 0
    ? undefined
    : new Date(Math.max(...entries.map(({ changedAt }) => changedAt.getTime())));
