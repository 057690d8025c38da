// An announcement is what an earlier bundle tells later ones. It is declared as a value beside the command that announces, with
// the type of what it carries; each bundle that handles one gets a job for it.
import type { Bundle } from './bundle.ts';
import type { Ctx } from './ctx.ts';
import type { EnqueueOptions, JobDefinition } from './jobs.ts';

/** How a bundle handles an announcement, for its `on`. */
export interface AnnouncementHandler {
  readonly announcement: { readonly name: string };
  readonly work: (ctx: Ctx, payload: never) => Promise<void>;
}

export interface Announcement<P extends object> {
  readonly name: string;
  /** Makes a handler, for a bundle's `on`: `work` runs as a job, at least once, so that doing it twice must do no harm. */
  readonly handle: (work: (ctx: Ctx, payload: P) => Promise<void>) => AnnouncementHandler;
}

/** Declares what happened, as `things.happened`; P is JSON. */
export const defineAnnouncement = <P extends object>(name: string): Announcement<P> => {
  const announcement: Announcement<P> = { name, handle: (work) => ({ announcement, work }) };
  return announcement;
};

/**
 * Tells later bundles what happened: one job for each that listens, enqueued in the caller's transaction, so that
 * no announcement is lost and none is made of something rolled back. docs/house.md
 */
export const announce = async <P extends object>(
  ctx: Ctx,
  announcement: Announcement<P>,
  payload: NoInfer<P>,
  options: Pick<EnqueueOptions, 'startAfter'> = {},
): Promise<void> => {
  if (!ctx.transaction) throw new Error('announce() needs a transaction');
  const { bundles, jobs } = ctx.portal;
  for (const bundle of bundles)
    for (const handler of handlersOf(bundle, bundles))
      if (handler.announcement === announcement)
        await jobs.send(ctx, jobNameOf(bundle, handler), payload, options);
};

/** Returns what a bundle handles where `bundles` run. */
export const handlersOf = (
  { on = [] }: Bundle,
  bundles: readonly Bundle[],
): readonly AnnouncementHandler[] => (typeof on === 'function' ? on(bundles) : on);

/** Returns the jobs in which a bundle handles what is announced. */
export const announcementJobs = (bundle: Bundle, bundles: readonly Bundle[]): JobDefinition[] =>
  handlersOf(bundle, bundles).map((handler) => ({ name: jobNameOf(bundle, handler), work: handler.work }));

const jobNameOf = (bundle: Bundle, { announcement }: AnnouncementHandler) =>
  `${bundle.name}.on-${announcement.name.replace(/[^\w-]+/g, '-')}`;
