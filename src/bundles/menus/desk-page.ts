// Shows the portal's menus, to be changed, or as they were typed.
import { momentOf } from '#design/dates.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import type { DeskEntry } from '#kernel/desk-menu.ts';
import { forbidden } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { findLinkTargets } from '#kernel/link-targets.ts';
import { url } from '#kernel/named-routes.ts';
import { mayChangeSettings } from '#bundles/settings/public.ts';
import { MENUS } from './constants.ts';
import type { MenuName } from './constants.ts';
import { menuPaths } from './paths.ts';
import { getMenuStates, loadStandard, stampOf } from './queries.ts';
import { entryField, withStandard } from './rules.ts';
import type { MenuEntry } from './rules.ts';
import * as texts from './texts.ts';
import type { TypedMenu } from './typed.ts';
import { MenusDesk } from './ui/MenusDesk.tsx';
import type { MenuEntryView, MenuView, MenusDeskView } from './views.ts';

/** What couldn't be saved so, or was only put in order. */
export interface RefusedMenu {
  readonly menu: MenuName;
  readonly typed: TypedMenu;
  readonly errors?: FieldErrors;
  readonly refusal?: string;
}

/** Throws 403 for everybody but administrators of the whole portal. */
export const loadMenusDesk = async (ctx: Ctx, refused?: RefusedMenu): Promise<PageAnswer> => {
  if (!mayChangeSettings(ctx.viewer)) throw forbidden();
  const place = { path: '/' };
  const [desk, known, standard, targets] = await Promise.all([
    loadDesk(ctx, url(menuPaths.desk)),
    getMenuStates(ctx),
    loadStandard(ctx, place),
    findLinkTargets(ctx, place),
  ]);
  const menus = MENUS.map((menu): MenuView => {
    const row = known.get(menu);
    const own = refused?.menu === menu ? refused : undefined;
    const links = new Map(standard[menu].flatMap((link) => (link.key ? [[link.key, link] as const] : [])));
    const entries = own?.typed.entries ?? withStandard(row?.entries ?? [], standard[menu]);
    const errors = own?.errors ?? {};
    return {
      menu,
      name: texts.menuNames[menu],
      note: texts.menuNotes[menu],
      state: row?.entries ? texts.changed(momentOf(new Date(row.changedAt)).text) : texts.unchanged,
      action: url(menuPaths.save, { menu }),
      // Whoever was told of a conflict has seen by then what the other one did.
      seen: own && !own.refusal ? own.typed.seen : stampOf(row),
      entries: entries.map((entry, at) => ({
        ...toEntry(entry, at, links.get(entry.key) ?? targets.get(entry.key)),
        canRemove: !links.has(entry.key),
        error: errors[entryField(at, 'label')],
      })),
      canReset: Boolean(row?.entries),
      canTakeBack: row?.before !== undefined,
      fresh: own?.typed.fresh ?? { key: '', href: '', label: '' },
      errors,
      refusal: own?.refusal ?? null,
    };
  });
  const view: MenusDeskView = {
    menus,
    targets: [
      { value: '', name: texts.noTarget },
      ...[...targets.values()].map(({ key, group, name }) => ({
        value: key,
        name: texts.targetName(group, name),
      })),
    ],
  };
  const status = refused?.errors ? 422 : refused?.refusal ? 409 : undefined;
  return page(MenusDesk, view, {
    head: { title: texts.title, robots: 'noindex', desk },
    ...(status && { status }),
  });
};

type Leads = { readonly name: string; readonly href: string } | undefined;

const toEntry = (
  { key, href, label, isHidden }: MenuEntry,
  at: number,
  target: Leads,
): Omit<MenuEntryView, 'canRemove' | 'error'> => {
  const note =
    key === '' ? texts.leadsToAddress(href) : target ? texts.leadsTo(target.name, target.href) : texts.gone;
  return { at, key, href, label, isHidden, name: target?.name ?? null, note };
};

/** It comes after the other desks of administrators, beside the looks. */
const MENU_ORDER = 84.7;

export const menusEntry = async ({ viewer }: Ctx): Promise<DeskEntry | undefined> =>
  mayChangeSettings(viewer)
    ? { name: texts.title, href: url(menuPaths.desk), area: 'admin', order: MENU_ORDER }
    : undefined;
