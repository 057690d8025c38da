// This is what a page tells browsers, search engines and those who link to it: title, addresses, feed, Open
// Graph, schema.org.
import type { DeskShell } from './DeskLayout.tsx';
import { FEED_FORMS, inForm } from './feed-forms.ts';
import type { PageFrame } from './page-frame.ts';

export interface FeedLink {
  readonly title: string;
  readonly href: string;
}

interface SharedPicture {
  /** A whole address. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

interface SharedPage {
  readonly type: 'website' | 'article' | 'profile';
  readonly title: string;
  readonly description?: string;
  /** A whole address. */
  readonly url: string;
  readonly image?: SharedPicture | undefined;
  /** The address of another picture. */
  readonly plainImage?: string;
  /** Further properties such as `article:published_time`. */
  readonly more?: Readonly<Record<string, string>>;
}

export interface DocumentHead {
  readonly title: string;
  /** What the page is called within itself, where its title says more. */
  readonly heading?: string;
  readonly description?: string;
  /** A whole address. */
  readonly canonical?: string;
  readonly robots?: string;
  /** Where the page is that of a desk, the shell around it. */
  readonly desk?: DeskShell;
  /** Neighbouring pages of a list. */
  readonly prev?: string;
  readonly next?: string;
  /** The feed of what the page lists, by its address in RSS; told in all forms. */
  readonly feed?: FeedLink;
  /** The feeds of lists that the page belongs to. */
  readonly furtherFeeds?: readonly FeedLink[];
  /** The same in other forms, for programs. */
  readonly alternates?: readonly (FeedLink & { readonly type: string })[];
  /** What others show who link to the page. */
  readonly openGraph?: SharedPage;
  /** Holds schema.org, in one script each. */
  readonly structuredData?: readonly object[];
}

const LOCALE = 'de_DE';

/** The least width of a picture across a whole card, in pixels. */
const LEAST_CARD_WIDTH = 300;

interface HeadTagsProps {
  head: DocumentHead;
  frame: Pick<PageFrame, 'portalName' | 'robots' | 'shareImage'>;
}

export const HeadTags = ({ head, frame: { portalName, robots, shareImage } }: HeadTagsProps) => (
  <>
    <title>{head.title === portalName ? head.title : `${head.title} – ${portalName}`}</title>
    {head.description && <meta name="description" content={head.description} />}
    {head.canonical && <link rel="canonical" href={head.canonical} />}
    {head.prev && <link rel="prev" href={head.prev} />}
    {head.next && <link rel="next" href={head.next} />}
    {(head.robots ?? robots) && <meta name="robots" content={head.robots ?? robots} />}
    {[head.feed ?? [], head.furtherFeeds ?? []]
      .flat()
      .flatMap(({ title, href }) =>
        FEED_FORMS.map(({ form, file, type, name }) => (
          <link
            key={href + form}
            rel="alternate"
            type={type}
            title={form === 'rss' ? title : `${title} (${name})`}
            href={inForm(href, { file })}
          />
        )),
      )}
    {head.alternates?.map(({ type, title, href }) => (
      <link key={href} rel="alternate" type={type} title={title} href={href} />
    ))}
    {head.openGraph && <OpenGraph of={{ image: shareImage, ...head.openGraph }} portalName={portalName} />}
  </>
);

/** A portrait, or a small picture, is drawn beside the words: across the whole card it would be cut or blurred. */
const fillsCard = ({ width, height }: { readonly width: number; readonly height: number }) =>
  width >= LEAST_CARD_WIDTH && width > height;

const OpenGraph = ({ of: shared, portalName }: { of: SharedPage; portalName: string }) => {
  const { image } = shared;
  const properties = {
    'og:type': shared.type,
    'og:site_name': portalName,
    'og:locale': LOCALE,
    'og:title': shared.title,
    'og:description': shared.description,
    'og:url': shared.url,
    'og:image': image?.url,
    'og:image:width': image?.width,
    'og:image:height': image?.height,
    'og:image:alt': image?.alt || undefined,
    ...shared.more,
  };
  return (
    <>
      {Object.entries(properties).map(
        ([property, content]) =>
          content !== undefined && <meta key={property} property={property} content={String(content)} />,
      )}
      {shared.plainImage && <meta property="og:image" content={shared.plainImage} />}
      <meta name="twitter:card" content={image && fillsCard(image) ? 'summary_large_image' : 'summary'} />
    </>
  );
};

/** A browser doesn't run these, so that the content security policy lets them be. */
export const StructuredData = ({ of: things = [] }: { of: readonly object[] | undefined }) =>
  things.map((thing) => {
    const json = asScriptText(thing);
    return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
  });

/** Returns JSON in which no text can end the script or begin a comment. */
const asScriptText = (thing: object): string => JSON.stringify(thing).replaceAll('<', '\\u003c');
