// Changes the portal's menus.
import { isDeepStrictEqual } from 'node:util';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { readLinkAddress } from '#kernel/link-address.ts';
import { findLinkTargets } from '#kernel/link-targets.ts';
import { invalid, refused, valid } from '#kernel/outcomes.ts';
import type { Checked, Invalid, Refused } from '#kernel/outcomes.ts';
import { visibleLine } from '#kernel/visible-words.ts';
import { record } from '#bundles/history/public.ts';
import { MAX_ENTRIES, MAX_LABEL_LENGTH, MENUS } from './constants.ts';
import type { MenuName } from './constants.ts';
import { lockSetting, putSetting } from '#bundles/settings/public.ts';
import { loadStandard, stampOf } from './queries.ts';
import { entryField } from './rules.ts';
import type { MenuEntry } from './rules.ts';
import { menuSettings } from './setting.ts';
import type { MenuState } from './setting.ts';
import * as texts from './texts.ts';

export type MenuOutcome = { readonly kind: 'saved' } | Invalid | Refused;

/** Saves a menu; `seen` is the stamp of what the administrator had before them. Throws 403. */
export const saveMenu = (
  ctx: Ctx,
  name: MenuName,
  { entries, seen }: { readonly entries: readonly MenuEntry[]; readonly seen: string },
): Promise<MenuOutcome> =>
  withTransaction(ctx, async (ctx): Promise<MenuOutcome> => {
    const before = await lockSetting(ctx, menuSettings[name]);
    const checked = checkEntries(entries, ctx.config.publicUrl);
    if (checked.kind === 'invalid') return checked;
    if (seen !== stampOf(before)) return refused(texts.conflict);
    if (before?.entries && isDeepStrictEqual(before.entries, checked.value)) return { kind: 'saved' };
    await change(ctx, name, 'menu.changed', { before, entries: checked.value });
    return { kind: 'saved' };
  });

/**
 * Puts the menu back to what the portal came with. `seen` is the stamp of what the administrator had before them; programs may leave it
 * out. Throws 403.
 */
export const resetMenu = (ctx: Ctx, name: MenuName, seen = ''): Promise<MenuOutcome> =>
  withTransaction(ctx, async (ctx): Promise<MenuOutcome> => {
    const before = await lockSetting(ctx, menuSettings[name]);
    if (seen !== '' && seen !== stampOf(before)) return refused(texts.conflict);
    if (before?.entries) await change(ctx, name, 'menu.reset', { before, entries: null });
    return { kind: 'saved' };
  });

/**
 * Puts the menu back to what it was before its last change; done once more, that change holds again. `seen` is the stamp of
 * what the administrator had before them. Throws 403.
 */
export const takeBackMenu = (ctx: Ctx, name: MenuName, seen: string): Promise<MenuOutcome> =>
  withTransaction(ctx, async (ctx): Promise<MenuOutcome> => {
    const before = await lockSetting(ctx, menuSettings[name]);
    if (seen !== stampOf(before)) return refused(texts.conflict);
    if (before?.before === undefined) return refused(texts.nothingToTakeBack);
    await change(ctx, name, 'menu.taken-back', { before, entries: before.before });
    return { kind: 'saved' };
  });

interface NewState {
  readonly before: MenuState | undefined;
  readonly entries: MenuState['entries'];
}

/** Saves the change. Two changes within one moment still get different stamps. */
const change = async (ctx: Ctx, name: MenuName, action: string, { before, entries }: NewState) => {
  const changedAt = new Date(Math.max(ctx.now.getTime(), before ? Date.parse(before.changedAt) + 1 : 0));
  const state = { entries, changedAt: changedAt.toISOString(), before: before?.entries ?? null };
  await putSetting(ctx, menuSettings[name], state);
  await recordMenu(ctx, name, action, { before: before?.entries ?? undefined, after: entries ?? undefined });
};

const KEY = /^[a-z-]{1,30}(?::[a-z0-9-]{1,40})?$/;

const checkEntries = (entries: readonly MenuEntry[], publicUrl: string): Checked<readonly MenuEntry[]> => {
  if (entries.length > MAX_ENTRIES) return invalid({ entries: texts.tooMany(MAX_ENTRIES) });
  const errors: Record<string, string> = {};
  const checked = entries.map(({ key, href, label, isHidden }, at) => {
    const words = visibleLine(label);
    const address = key === '' ? readLinkAddress(href, publicUrl) : '';
    if (address === undefined || (key !== '' && !KEY.test(key)))
      errors[entryField(at, 'label')] = texts.entryUnreadable;
    else if (key === '' && words === '') errors[entryField(at, 'label')] = texts.labelMissing;
    else if (words.length > MAX_LABEL_LENGTH)
      errors[entryField(at, 'label')] = texts.tooLong(MAX_LABEL_LENGTH);
    return { key, href: address ?? '', label: words, isHidden };
  });
  return Object.keys(errors).length > 0 ? invalid(errors) : valid(checked);
};

interface MenuChange {
  readonly before: readonly MenuEntry[] | undefined;
  readonly after: readonly MenuEntry[] | undefined;
}

/** Records a change in words, since a key says nothing to those who read the history. */
const recordMenu = async (ctx: Ctx, name: MenuName, action: string, { before, after }: MenuChange) => {
  const place = { path: '/' };
  const [targets, standard] = await Promise.all([findLinkTargets(ctx, place), loadStandard(ctx, place)]);
  const names = new Map([
    ...[...targets.values()].map(({ key, name }) => [key, name] as const),
    ...standard[name].flatMap((link) => (link.key ? [[link.key, link.name] as const] : [])),
  ]);
  const inWords = (entries: readonly MenuEntry[]) =>
    entries
      .map(({ key, href, label, isHidden }) => {
        const words = label || names.get(key) || href || key;
        return isHidden ? texts.isHiddenInHistory(words) : words;
      })
      .join(' · ');
  const menu = texts.menuNames[name];
  await record(ctx, {
    type: 'menu',
    objectId: MENUS.indexOf(name) + 1,
    action,
    ...(before && { before: { menu, entries: inWords(before) } }),
    after: { menu, ...(after && { entries: inWords(after) }) },
  });
};
