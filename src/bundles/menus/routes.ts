// Serves the desk of menus: plain forms, which answer JSON to whoever asks for it.
import type { Ctx } from '#kernel/ctx.ts';
import { badInput, badRequest, conflict } from '#kernel/errors.ts';
import { readLinkAddress } from '#kernel/link-address.ts';
import { findLinkTargets } from '#kernel/link-targets.ts';
import { url } from '#kernel/named-routes.ts';
import { invalid, valid } from '#kernel/outcomes.ts';
import type { Checked } from '#kernel/outcomes.ts';
import { fail, succeed, succeedWith } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { resetMenu, saveMenu, takeBackMenu } from './commands.ts';
import type { MenuOutcome } from './commands.ts';
import { MAX_ENTRIES, MAX_LABEL_LENGTH } from './constants.ts';
import type { MenuName } from './constants.ts';
import { loadMenusDesk } from './desk-page.ts';
import { MenuBody, MenuParams } from './input.ts';
import { menuPaths } from './paths.ts';
import { isMoving, moveEntry } from './rules.ts';
import type { MenuEntry } from './rules.ts';
import * as texts from './texts.ts';
import { typedMenu } from './typed.ts';
import type { TypedMenu } from './typed.ts';

const access = 'admin';

export const routes = (app: Routes): void => {
  mount(app, menuPaths.desk, { access }, ({ ctx }) => loadMenusDesk(ctx));

  mount(app, menuPaths.save, { access, params: MenuParams, body: MenuBody }, async (call) => {
    const { ctx, params, body = {}, request } = call;
    const { menu } = params;
    const typed = typedMenu(body);
    if (typed.act === 'add' || isMoving(typed.act)) {
      const changed = await rearranged(ctx, typed);
      if (changed.kind === 'invalid') return refuse(ctx, request, menu, typed, changed.errors);
      const { entries, fresh } = changed.value;
      return succeedWith(request, { entries }, () =>
        loadMenusDesk(ctx, { menu, typed: { ...typed, entries, fresh } }),
      );
    }
    const way = ACTS.get(typed.act);
    if (!way) throw badRequest(texts.actUnknown);
    const outcome = await way.run(ctx, menu, typed);
    if (outcome.kind === 'invalid') return refuse(ctx, request, menu, typed, outcome.errors);
    if (outcome.kind === 'refused') {
      const refusal = outcome.text;
      return fail(request, conflict(refusal), () => loadMenusDesk(ctx, { menu, typed, refusal }));
    }
    return succeed(request, url(menuPaths.desk), way.said(menu));
  });
};

interface Act {
  readonly run: (ctx: Ctx, menu: MenuName, typed: TypedMenu) => Promise<MenuOutcome>;
  readonly said: (menu: MenuName) => string;
}

/** What the buttons of a menu do to it; the one that saves has no word. */
const ACTS: ReadonlyMap<string, Act> = new Map([
  ['', { run: saveMenu, said: texts.saved }],
  ['reset', { run: (ctx, menu, { seen }) => resetMenu(ctx, menu, seen), said: texts.wasReset }],
  ['take-back', { run: (ctx, menu, { seen }) => takeBackMenu(ctx, menu, seen), said: texts.wasTakenBack }],
]);

type Request = Parameters<typeof fail>[0];

const refuse = (
  ctx: Ctx,
  request: Request,
  menu: MenuName,
  typed: TypedMenu,
  errors: Readonly<Record<string, string>>,
) => fail(request, badInput(errors), () => loadMenusDesk(ctx, { menu, typed, errors }));

type Rearranged = Pick<TypedMenu, 'entries' | 'fresh'>;

/** Nothing is saved: the form comes back with all that was typed. */
const rearranged = async (ctx: Ctx, { act, entries, fresh }: TypedMenu): Promise<Checked<Rearranged>> => {
  if (act !== 'add') return valid({ entries: moveEntry(entries, act), fresh });
  if (entries.length >= MAX_ENTRIES) return invalid({ key: texts.tooMany(MAX_ENTRIES) });
  const added = await freshEntry(ctx, fresh);
  if (added.kind === 'invalid') return added;
  return valid({ entries: [...entries, added.value], fresh: { key: '', href: '', label: '' } });
};

const freshEntry = async (
  ctx: Ctx,
  { key, href, label }: TypedMenu['fresh'],
): Promise<Checked<MenuEntry>> => {
  const words = label.trim();
  const address = href.trim() === '' ? '' : readLinkAddress(href, ctx.config.publicUrl);
  const isKnown = key === '' || (await findLinkTargets(ctx, { path: '/' })).has(key);
  const errors = {
    ...(key === '' && address === '' && { key: texts.nothingChosen }),
    ...(!isKnown && { key: texts.targetUnknown }),
    ...(address === undefined && { href: texts.hrefInvalid }),
    ...(key !== '' && address && { href: texts.onlyOne }),
    ...(key === '' && words === '' && { label: texts.labelMissing }),
    ...(words.length > MAX_LABEL_LENGTH && { label: texts.tooLong(MAX_LABEL_LENGTH) }),
  };
  if (address === undefined || Object.keys(errors).length > 0) return invalid(errors);
  return valid({ key, href: address, label: words, isHidden: false });
};
