// Reads the menus that were changed, and what all menus begin with.
import type { LinkView, PageFrame } from '#design/page-frame.ts';
import type { PagePlace } from '#kernel/bundle.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { readSetting } from '#bundles/settings/public.ts';
import { MENUS } from './constants.ts';
import type { MenuName } from './constants.ts';
import { menuSettings } from './setting.ts';
import type { MenuState } from './setting.ts';
import type { MenuEntry } from './rules.ts';

export type ChangedMenu = MenuState & { readonly entries: readonly MenuEntry[] };

/** Returns the changed menus from memory; a menu that isn't among them is as the portal came. */
export const getMenus = async (ctx: Ctx): Promise<ReadonlyMap<MenuName, ChangedMenu>> =>
  new Map(
    [...(await getMenuStates(ctx))].flatMap(([name, state]) => (isChanged(state) ? [[name, state]] : [])),
  );

const isChanged = (state: MenuState): state is ChangedMenu => state.entries !== null;

/** Returns the same with those that were changed once and are as the portal came again. */
export const getMenuStates = async (ctx: Ctx): Promise<ReadonlyMap<MenuName, MenuState>> => {
  const states = await Promise.all(MENUS.map((name) => readSetting(ctx, menuSettings[name])));
  return new Map(MENUS.flatMap((name, at) => (states[at] ? [[name, states[at]] as const] : [])));
};

/** Tells one state of a menu from all others; '' for one that is as the portal came. */
export const stampOf = (menu: MenuState | undefined): string => (menu?.entries ? menu.changedAt : '');

export const partOf = (name: MenuName): keyof Pick<PageFrame, 'sections' | 'footer'> =>
  name === 'kopf' ? 'sections' : 'footer';

/** Loads what bundles give on the portal's first page. */
export const loadStandard = async (
  ctx: Ctx,
  place: PagePlace,
): Promise<Record<MenuName, readonly LinkView[]>> => {
  const contributions = ctx.portal.bundles.flatMap((bundle) => bundle.frame ?? []);
  const parts = await Promise.all(contributions.map((contribute) => contribute(ctx, place)));
  return {
    kopf: parts.flatMap(({ sections = [] }) => sections),
    fuss: parts.flatMap(({ footer = [] }) => footer),
  };
};
