// This is the declaration that a bundle gives the kernel to mount; reading it tells all that the bundle adds.
import type { ReactElement } from 'react';
import type { AnnouncementHandler } from './announcements.ts';
import type { ContentKind, ContentKinds, FoundThing } from './content-kinds.ts';
import type { Ctx } from './ctx.ts';
import type { JobDefinition } from './jobs.ts';
import type { NoticeSource, Notice } from './notices.ts';
import type { PersonalData } from './personal-data.ts';
import type { Portal } from './portal.ts';
import type { Routes } from './routing.ts';
import type { SitemapSource } from './sitemap.ts';
import type { Contribution } from './slots.ts';
import { refusalToAct } from './viewer.ts';
import type { ViewerResolver } from './viewer.ts';

/** Where on the portal a page is; decides what masthead and menus show. */
export interface PagePlace {
  readonly path: string;
  readonly locationSlug?: string;
  readonly categorySlug?: string;
}

/** The tag whose touches somebody hears about who listens to `name:subject`; undefined for those who may not. */
export type LiveTopic = (ctx: Ctx, subject: string) => Promise<string | undefined>;

/**
 * What bundles may contribute to the frame around every page. The kernel draws none of it: src/shell.tsx, which does,
 * declares the parts by merging its own into this.
 */
export interface FrameParts {}

/** An entry of an editor's toolbar on a piece, when the viewer may use it. */
export interface Tool {
  readonly name: string;
  /** Where it stands in the bar: what is needed most stands first, and the last ones behind „Mehr“. */
  readonly order: number;
  readonly forThing: (ctx: Ctx, subject: FoundThing) => Promise<ToolEntry | undefined>;
}

export interface ToolEntry {
  name: string;
  /** Its page, for those without JavaScript. */
  href: string;
  /** What is drawn in place of the plain link, such as an island that acts on the page. */
  element?: ReactElement;
}

export interface Bundle {
  readonly name: string;
  /** What whoever may switch it off is told: its German name, and what is missing then. */
  readonly words?: { readonly name: string; readonly text: string };
  /** May be switched off, by BUNDLES_OFF or in the interface; then its routes, kinds, slots and menu entries are gone. */
  readonly optional?: boolean;
  readonly routes?: (app: Routes) => void;
  readonly kinds?: readonly ContentKind[];
  readonly jobs?: readonly JobDefinition[];
  /** Handlers of announcements; each runs as a job. It is a function where they follow from what other bundles declare. */
  readonly on?:
    | readonly AnnouncementHandler[]
    | ((bundles: readonly Bundle[]) => readonly AnnouncementHandler[]);
  /** What people are told by the bundle. */
  readonly notices?: readonly Notice[];
  /** Which announcements make such notices, or let them be read. */
  readonly news?: readonly NoticeSource[];
  /** What it contributes to slots of earlier bundles and of the kernel. */
  readonly slots?: readonly Contribution[];
  /** Its pages in the sitemap. A function, where they follow from the kinds of contents that run. */
  readonly sitemap?: readonly SitemapSource[] | ((kinds: ContentKinds) => readonly SitemapSource[]);
  readonly tools?: readonly Tool[];
  readonly personalData?: readonly PersonalData[];
  /** Loads parts of the frame around every page (places, sections, account …), merged over all bundles. */
  readonly frame?: (ctx: Ctx, place: PagePlace) => Promise<FrameParts>;
  /** Tags of what `frame` gives; every page holds them beside its own. */
  readonly frameTags?: readonly string[];
  /** Hosts whose pages may be shown in frames. contract.md 11.8 */
  readonly frameHosts?: readonly string[];
  /** Brings up to date what a process needs before it answers a request or does a job: from memory, since it is asked so often. */
  readonly beforeWork?: (ctx: Ctx) => Promise<void>;
  /** Who asks; only the one bundle that knows people supplies it. */
  readonly viewer?: ViewerResolver<Ctx>;
  /** Sends visitors of a page elsewhere until something is done, such as setting up the portal; undefined for nobody. */
  readonly detour?: (ctx: Ctx, path: string, pathAndQuery: string) => Promise<string | undefined>;
  /** What a page may hear about while it is open, by the topic's name. */
  readonly live?: Readonly<Record<string, LiveTopic>>;
}

export const defineBundle = (bundle: Bundle): Bundle => bundle;

/** Returns what is kept about people; also by bundles that are switched off, whose rows stay where they are. */
export const personalDataOf = ({ allBundles }: Pick<Portal, 'allBundles'>): readonly PersonalData[] =>
  allBundles.flatMap(({ personalData = [] }) => personalData);

/** Returns the personal data in the order in which they are erased: those of later bundles first, the account last of all. */
export const inOrderOfErasure = (portal: Pick<Portal, 'allBundles'>): readonly PersonalData[] => {
  const kept = personalDataOf(portal).toReversed();
  return [...kept.filter(({ isAccount }) => !isAccount), ...kept.filter(({ isAccount }) => isAccount)];
};

/** Returns the bundles that run: all but the optional ones named in `off`. Throws on a name that can't be switched off. */
export const activeBundles = (bundles: readonly Bundle[], off: readonly string[]): readonly Bundle[] => {
  for (const name of off) {
    const bundle = bundles.find((candidate) => candidate.name === name);
    if (!bundle?.optional) throw new BundleSwitchError(name, bundles);
  }
  return bundles.filter((bundle) => !off.includes(bundle.name));
};

/** The error for a name in BUNDLES_OFF that is no optional bundle. */
export class BundleSwitchError extends Error {
  constructor(name: string, bundles: readonly Bundle[]) {
    const optional = bundles.filter((bundle) => bundle.optional).map((bundle) => bundle.name);
    super(
      `BUNDLES_OFF ist ungültig: „${name}“ lässt sich nicht abschalten${
        optional.length > 0
          ? ` (abschaltbar: ${optional.join(', ')})`
          : ' (zurzeit ist kein Bundle abschaltbar)'
      }.`,
    );
    this.name = 'BundleSwitchError';
  }
}

/** Has `put` called once for each list of bundles: they stay the same while they run, and every request asks. */
export const oncePerBundles = <T>(
  put: (bundles: readonly Bundle[]) => T,
): ((bundles: readonly Bundle[]) => T) => {
  const known = new WeakMap<readonly Bundle[], T>();
  return (bundles) => {
    const before = known.get(bundles);
    if (before !== undefined) return before;
    const now = put(bundles);
    known.set(bundles, now);
    return now;
  };
};

const beforeWorkOf = oncePerBundles((bundles) => bundles.flatMap(({ beforeWork }) => beforeWork ?? []));

/** Brings up to date what bundles need before a request is answered or a job done. */
export const prepareWork = async (ctx: Ctx): Promise<void> => {
  for (const prepare of beforeWorkOf(ctx.portal.bundles)) await prepare(ctx);
};

const toolsOf = oncePerBundles((bundles) =>
  bundles.flatMap((bundle) => bundle.tools ?? []).toSorted((a, b) => a.order - b.order),
);

/**
 * Returns the toolbar entries that the viewer may use on `subject`, in their order. Visitors have none, and no tool is asked
 * for them.
 */
export const toolsFor = async (ctx: Ctx, subject: FoundThing): Promise<ToolEntry[]> => {
  if (refusalToAct(ctx.viewer) === 'signedOut') return [];
  const entries = await Promise.all(toolsOf(ctx.portal.bundles).map((tool) => tool.forThing(ctx, subject)));
  return entries.filter((entry) => entry !== undefined);
};
