// Topic: a list of pieces in RSS 2.0, with the extensions for its own address, authors and pictures.
import { element, xmlDocument } from '#kernel/xml.ts';
import type { Xml } from '#kernel/xml.ts';
import { fileForWidth } from '#bundles/media/public.ts';
import type { PictureView } from '#bundles/media/public.ts';
import type { TeaserView } from '#bundles/teasers/public.ts';
import * as texts from './texts.ts';

export interface Channel {
  readonly title: string;
  /** All addresses here and below are whole. */
  readonly link: string;
  readonly self: string;
  readonly image: string;
  /** Stands before the paths of pieces and pictures. */
  readonly publicUrl: string;
  /** The items are those that somebody sees who isn't signed in. */
  readonly items: readonly FeedItem[];
}

export interface FeedItem {
  readonly teaser: TeaserView;
  readonly changedAt: Date;
}

const NAMESPACES = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
};

export const toRss = (channel: Channel): string => {
  const { title, link, self, image, items } = channel;
  const changes = items.map(({ changedAt }) => changedAt.getTime());
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
        changes.length > 0 ? element('lastBuildDate', {}, dateOf(Math.max(...changes))) : undefined,
        element('atom:link', { href: self, rel: 'self', type: 'application/rss+xml' }),
        element(
          'image',
          {},
          element('url', {}, image),
          element('title', {}, title),
          element('link', {}, link),
        ),
        items.map((item) => toItem(item, channel.publicUrl)),
      ),
    ),
  );
};

/** What everybody may read: of a text only its lead, whether it is free or not. */
const toItem = ({ teaser, changedAt }: FeedItem, publicUrl: string): Xml => {
  const { kicker, author, picture } = teaser;
  const link = publicUrl + teaser.href;
  const categories = [kicker.place, kicker.category, teaser.isPremium ? texts.premium : ''];
  return element(
    'item',
    {},
    element('title', {}, withoutHyphens(teaser.headline)),
    element('link', {}, link),
    element('guid', { isPermaLink: 'false' }, idOf(teaser, publicUrl)),
    element('pubDate', {}, dateOf(teaser.time.iso)),
    element('atom:updated', {}, changedAt.toISOString()),
    author ? element('dc:creator', {}, author.name) : undefined,
    categories.filter((name) => name !== '').map((name) => element('category', {}, name)),
    teaser.lead ? element('description', {}, teaser.lead) : undefined,
    picture ? toMedia(picture, publicUrl) : undefined,
  );
};

/** Only what everybody may fetch: other pictures have addresses that are signed and run out. */
const toMedia = (picture: PictureView, publicUrl: string): Xml | undefined => {
  const file = fileForWidth(picture, PICTURE_WIDTH);
  if (!file || picture.isStub || picture.query) return undefined;
  return element(
    'media:content',
    {
      url: publicUrl + file.path,
      type: 'image/jpeg',
      medium: 'image',
      width: file.width,
      height: file.height,
    },
    picture.alt ? element('media:description', { type: 'plain' }, picture.alt) : undefined,
    picture.credit ? element('media:credit', { role: 'photographer' }, picture.credit) : undefined,
  );
};

/** Wide enough for programs that show a feed like a newspaper. */
const PICTURE_WIDTH = 1200;

/** It stays the same whatever becomes of headline, place and address, so that nobody reads a piece twice. RFC 4151 */
const idOf = ({ kind, id }: TeaserView, publicUrl: string): string =>
  `tag:${new URL(publicUrl).hostname},${OWNED_IN}:${kind}/${id}`;

/** Part of all ids: a year in which the host was the portal's. */
const OWNED_IN = 2026;

/** RFC 822, in which RSS writes moments. */
const dateOf = (moment: string | number): string => new Date(moment).toUTCString();

/** Teasers bring soft hyphens for narrow columns. */
const withoutHyphens = (text: string): string => text.replaceAll('\u00ad', '');
