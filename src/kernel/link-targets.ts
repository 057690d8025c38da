// A portal can put these into its menus: pages that bundles name by a key that stays when their addresses change. Asked for on
// every page whose menus were changed, so whoever contributes answers from memory.
import type { PagePlace } from './bundle.ts';
import type { Ctx } from './ctx.ts';
import { defineSlot } from './slots.ts';

export interface LinkTarget {
  /** A key such as `category:3`; it is stored, and the same as the `key` of a link of the frame that leads there. */
  readonly key: string;
  /** The name of its group, such as „Rubriken“. */
  readonly group: string;
  readonly name: string;
  /** The address as it is on the page where the menu stands: some lead to the page's place. */
  readonly href: string;
}

/** The pages that a menu can lead to: only what is there on this page, and for everybody. */
export const linkTargets = defineSlot<PagePlace, LinkTarget>('links.targets');

export const findLinkTargets = async (ctx: Ctx, place: PagePlace): Promise<ReadonlyMap<string, LinkTarget>> =>
  new Map((await linkTargets.collect(ctx, place)).map((target) => [target.key, target]));
