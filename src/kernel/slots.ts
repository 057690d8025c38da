// Slots are places to which later bundles contribute. Whoever owns one declares it as a value with its types; a contribution is
// made by the slot itself, so there is none to a slot that nobody declared, and none of another type.
import type { Bundle } from './bundle.ts';
import type { Ctx } from './ctx.ts';

/** What a bundle contributes to a slot, for its `slots`. */
export interface Contribution {
  readonly slot: { readonly name: string };
}

export interface Slot<Subject, Item> {
  readonly name: string;
  /** Contributes one item for the subject, or undefined for none. */
  readonly add: (give: (ctx: Ctx, subject: Subject) => Promise<Item | undefined>) => Contribution;
  /** Contributes several items for the subject. */
  readonly addAll: (give: (ctx: Ctx, subject: Subject) => Promise<readonly Item[]>) => Contribution;
  /**
   * Returns what the running bundles contribute for the subject, in their order; of a slot about rows those that are switched
   * off, too.
   */
  readonly collect: (ctx: Ctx, subject: Subject) => Promise<Item[]>;
}

interface SlotOptions {
  /** It is about what lies in the database, which stays there while its bundle is switched off. */
  readonly isAboutRows?: boolean;
}

/** Defines a slot that is asked with a Subject, or with nothing when that is void. Names are `bundle.things`. */
export const defineSlot = <Subject, Item>(
  name: string,
  { isAboutRows = false }: SlotOptions = {},
): Slot<Subject, Item> => {
  type Give = Parameters<Slot<Subject, Item>['addAll']>[0];
  const givers = new WeakMap<Contribution, Give>();
  /** What a list of bundles contributes, which stays the same while they run: some slots are asked with every request. */
  const givingsOf = new WeakMap<readonly Bundle[], readonly Give[]>();
  const addAll = (give: Give): Contribution => {
    const contribution = { slot };
    givers.set(contribution, give);
    return contribution;
  };
  const slot: Slot<Subject, Item> = {
    name,
    addAll,
    add: (give) =>
      addAll(async (ctx, subject) => {
        const item = await give(ctx, subject);
        return item === undefined ? [] : [item];
      }),
    collect: async (ctx, subject) => {
      const { bundles, allBundles } = ctx.portal;
      const asked = isAboutRows ? allBundles : bundles;
      const givings =
        givingsOf.get(asked) ??
        asked.flatMap(({ slots = [] }) => slots).flatMap((contribution) => givers.get(contribution) ?? []);
      givingsOf.set(asked, givings);
      return (await Promise.all(givings.map((give) => give(ctx, subject)))).flat();
    },
  };
  return slot;
};
