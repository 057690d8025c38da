// Hands the look to the kernel: the frame around every page from what the bundles contribute, the document, errors.
import { Document, HeadParts } from '#design/Document.tsx';
import type { DrawnDocument, HeadPartsProps } from '#design/Document.tsx';
import { Footer } from '#design/Footer.tsx';
import { Masthead } from '#design/Masthead.tsx';
import { ErrorPage } from '#design/ErrorPage.tsx';
import { UnsentFormPage } from '#design/UnsentFormPage.tsx';
import { weekdayText } from '#design/dates.ts';
import { fontPreloads } from '#design/font-preloads.ts';
import type { PageFrame } from '#design/page-frame.ts';
import { backHome } from '#design/texts.ts';
import type { PageHead } from '#kernel/answers.ts';
import type { Assets } from '#kernel/assets.ts';
import { oncePerBundles } from '#kernel/bundle.ts';
import type { FrameParts, PagePlace } from '#kernel/bundle.ts';
import { CachedFragment } from '#kernel/cached-fragment.tsx';
import type { Ctx } from '#kernel/ctx.ts';
import type { CachedByTags } from '#kernel/invalidation.ts';
import { cachesShared } from '#kernel/load-shared.ts';
import type { Portal } from '#kernel/portal.ts';
import { withSameParts } from '#kernel/same-parts.ts';
import type { DrawDocument, PageState, Shell } from '#kernel/shell.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { arrangeFrame } from '#bundles/menus/public.ts';
import { portalName, readSetting } from '#bundles/settings/public.ts';
import { signInHref } from '#bundles/users/public.ts';

/** Names of the built stylesheets and scripts; set once at start. */
const built: Pick<Assets, 'styles' | 'workStyles' | 'deskStyles' | 'scripts'> = {
  styles: [],
  workStyles: [],
  deskStyles: [],
  scripts: [],
};

export const useBuiltFiles = (files: typeof built): void => void Object.assign(built, files);

declare module '#kernel/bundle.ts' {
  /** Bundles contribute what stands in the frame of this look. */
  interface FrameParts extends Partial<PageFrame> {}
}

const stylesFor = ({ account }: PageFrame, { desk, isForWork, showsDeskParts }: PageHead) => [
  ...built.styles,
  ...(account || isForWork ? built.workStyles : []),
  ...(desk || showsDeskParts ? built.deskStyles : []),
];

export const emptyFrame = (state: PageState): PageFrame => ({
  portalName: portalName.fallback,
  scheme: state.scheme,
  today: weekdayText(new Date()),
  home: '/',
  place: null,
  places: [],
  sections: [],
  account: null,
  bells: [],
  signInHref: signInHref('/'),
  flashes: state.flashes,
  footer: [],
});

const contributionsOf = oncePerBundles((bundles) => bundles.flatMap((bundle) => bundle.frame ?? []));

const loadFrame = async (ctx: Ctx, place: PagePlace, state: PageState): Promise<PageFrame> => {
  const [name, ...parts] = await Promise.all([
    readSetting(ctx, portalName),
    ...contributionsOf(ctx.portal.bundles).map((contribute) => contribute(ctx, place)),
  ]);
  const frame = { ...emptyFrame(state), portalName: name };
  const merged = mergeFrame(frame, parts);
  return { ...merged, ...(await arrangeFrame(ctx, place, merged)) };
};

interface CachedFrame extends CachedByTags {
  readonly frame: PageFrame;
  readonly loadedAt: number;
}

/** The frames by what they hang on; kept as long as pages live that are drawn in them. */
const cachedFrames = new WeakMap<Portal, Map<string, CachedFrame>>();
const FRAME_LIFETIME_MS = 60_000;

const frameTagsOf = oncePerBundles((bundles) => bundles.flatMap(({ frameTags = [] }) => frameTags));

/** Loads the frame of visitors, cached by the tags that all pages hold for the sake of their frame. */
const loadVisitorsFrame = async (ctx: Ctx, place: PagePlace, state: PageState): Promise<PageFrame> => {
  const { portal } = ctx;
  const { invalidation } = portal;
  const cached = cachedFrames.get(portal) ?? new Map<string, CachedFrame>();
  cachedFrames.set(portal, cached);
  // The key holds the weekday, since a frame says which day it is.
  const key = JSON.stringify([
    weekdayText(new Date()),
    state.scheme,
    place.path,
    place.locationSlug,
    place.categorySlug,
  ]);
  const known = cached.get(key);
  const isFresh =
    known !== undefined && Date.now() - known.loadedAt < FRAME_LIFETIME_MS && invalidation.isFresh(known);
  const tags = frameTagsOf(portal.bundles);
  const now = isFresh
    ? known
    : {
        tags,
        moment: invalidation.moment(),
        loadedAt: Date.now(),
        frame: await loadFrame(ctx, place, state),
      };
  storeLast(cached, key, now);
  return now.frame;
};

/** Stores a value so that the one that was used last stands last. */
const storeLast = <T,>(all: Map<string, T>, key: string, value: T) => {
  all.delete(key);
  all.set(key, value);
  if (all.size > MAX_FRAMES) all.delete(all.keys().next().value!);
};

/** Lists of several bundles follow each other; of single values the last one counts. */
const mergeFrame = (frame: PageFrame, parts: readonly FrameParts[]): PageFrame => ({
  ...Object.assign({ ...frame }, ...parts),
  places: [...frame.places, ...parts.flatMap(({ places = [] }) => places)],
  sections: [...frame.sections, ...parts.flatMap(({ sections = [] }) => sections)],
  bells: [...frame.bells, ...parts.flatMap(({ bells = [] }) => bells)],
  footer: [...frame.footer, ...parts.flatMap(({ footer = [] }) => footer)],
});

/** Draws the document in a frame, for the head and the body of a page; one for visitors is drawn once for its path. */
export const documentIn =
  (frame: PageFrame, path?: string): DrawDocument =>
  (head, body) => {
    const parts = { frame, head, styles: stylesFor(frame, head), scripts: built.scripts };
    return (
      <Document {...parts} drawn={path === undefined || frame.account ? undefined : drawnOf(path, parts)}>
        {body}
      </Document>
    );
  };

/** Returns the early links, alike for everybody: what only some pages need besides is left to them. */
const earlyLinks = (): readonly string[] => [
  ...built.styles.map((style) => `<${style}>; rel=preload; as=style`),
  ...fontPreloads.map((font) => `<${font}>; rel=preload; as=font; type=font/woff2; crossorigin`),
];

interface FramedView {
  readonly frame: PageFrame;
  /** What search engines are told changes with each comment. */
  readonly head: HeadPartsProps;
  readonly footer: FooterView;
}

interface FooterView {
  readonly frame: PageFrame;
  readonly feed: PageHead['feed'];
}

/** The frames by path; as long as they are the same, what is drawn of them is. */
const frames = new Map<string, FramedView>();
const MAX_FRAMES = 300;

const drawnOf = (path: string, parts: HeadPartsProps): DrawnDocument => {
  const before = frames.get(path);
  const frame = withSameParts(before?.frame, parts.frame);
  const { structuredData: _, ...head } = parts.head;
  const loaded = { frame, head: { ...parts, frame, head }, footer: { frame, feed: head.feed } };
  const view = withSameParts(before, loaded);
  storeLast(frames, path, view);
  return {
    headParts: <CachedFragment of={CachedHead} view={view.head} />,
    masthead: <CachedFragment of={CachedMasthead} view={view.frame} />,
    footer: <CachedFragment of={CachedFooter} view={view.footer} />,
  };
};

const CachedHead = ({ view }: { view: HeadPartsProps }) => <HeadParts {...view} />;
const CachedMasthead = ({ view }: { view: PageFrame }) => <Masthead frame={view} />;
const CachedFooter = ({ view: { frame, feed } }: { view: FooterView }) => (
  <Footer frame={frame} feed={feed} />
);

export const shell: Shell = {
  loadFrame: async (ctx, place, state) => {
    if (!cachesShared(ctx)) return documentIn(await loadFrame(ctx, place, state));
    const { viewer } = ctx;
    const isVisitors = !isSignedIn(viewer) && !viewer.hasPass && state.flashes.length === 0;
    const load = isVisitors ? loadVisitorsFrame : loadFrame;
    return documentIn(await load(ctx, place, state), place.path);
  },
  bareFrame: (state) => documentIn(emptyFrame(state)),
  errorPage: (view) => <ErrorPage view={{ ...view, links: [{ name: backHome, href: '/' }] }} />,
  unsentFormPage: (form) => <UnsentFormPage view={{ ...form, signInHref: signInHref('/') }} />,
  earlyLinks,
  signInHref,
};
