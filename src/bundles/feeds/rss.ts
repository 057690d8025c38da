// Topic: a list of pieces in RSS 2.0, with the extensions for its own address, authors and pictures.
import { element, xmlDocument } from '#kernel/xml.ts';
import type { Xml } from '#kernel/xml.ts';
import type { PictureView } from '#bundles/media/public.ts';
import type { TeaserView } from '#bundles/pieces/public.ts';
import * as texts from './texts.ts';

export interface Channel {
  readonly title: string;
  /** Whole addresses, as all below. */
  readonly link: string;
  readonly self: string;
  readonly image: string;
  /** Before the paths of pieces and pictures. */
  readonly publicUrl: string;
  /** As somebody who isn't signed in sees them. */
  readonly teasers: readonly TeaserView[];
}

const NAMESPACES = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
};

export const toRss = (channel: Channel): string => {
  const { title, link, self, image, teasers } = channel;
  const newest = teasers[0]?.time.iso;
  return xmlDocument(
    element(
      'rss',
      { version: '2.0', ...NAMESPACES },
      element(
        'channel',
        {},
        element('title', {}, title),
        element('link', {}, link),
        element('description', {}, texts.description(title)),
        element('language', {}, 'de-DE'),
        newest && element('lastBuildDate', {}, dateOf(newest)),
        element('atom:link', { href: self, rel: 'self', type: 'application/rss+xml' }),
        element(
          'image',
          {},
          element('url', {}, image),
          element('title', {}, title),
          element('link', {}, link),
        ),
        teasers.map((teaser) => toItem(teaser, channel.publicUrl)),
      ),
    ),
  );
};

/** What everybody may read: of a text only its lead, whether it is free or not. */
const toItem = (teaser: TeaserView, publicUrl: string): Xml => {
  const { kicker, author, picture } = teaser;
  const link = publicUrl + teaser.href;
  const categories = [kicker.place, kicker.category, teaser.isPremium ? texts.premium : ''];
  return element(
    'item',
    {},
    element('title', {}, withoutHyphens(teaser.headline)),
    element('link', {}, link),
    element('guid', { isPermaLink: 'true' }, link),
    element('pubDate', {}, dateOf(teaser.time.iso)),
    author ? element('dc:creator', {}, author.name) : undefined,
    categories.filter((name) => name !== '').map((name) => element('category', {}, name)),
    teaser.lead ? element('description', {}, teaser.lead) : undefined,
    picture ? toMedia(picture, publicUrl) : undefined,
  );
};

/** Only what everybody may fetch: other pictures have addresses that are signed and run out. */
const toMedia = (picture: PictureView, publicUrl: string): Xml | undefined => {
  const size = picture.sizes.findLast(({ width }) => width <= MAX_WIDTH);
  if (!size || picture.isStub || picture.query) return undefined;
  return element(
    'media:content',
    {
      url: `${publicUrl}${picture.base}_${size.tag}.jpg`,
      type: 'image/jpeg',
      medium: 'image',
      width: size.width,
      height: Math.round((size.width * picture.height) / picture.width),
    },
    picture.alt ? element('media:description', { type: 'plain' }, picture.alt) : undefined,
    picture.credit ? element('media:credit', { role: 'photographer' }, picture.credit) : undefined,
  );
};

const MAX_WIDTH = 1200;

/** RFC 822, in which RSS writes moments. */
const dateOf = (iso: string): string => new Date(iso).toUTCString();

/** Teasers bring soft hyphens for narrow columns. */
const withoutHyphens = (text: string): string => text.replaceAll('\u00ad', '');
