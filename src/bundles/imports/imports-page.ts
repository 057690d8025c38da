// Loads /admin/import: a file to bring, and what came before.
import { agoOf } from '#design/dates.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import type { DeskEntry } from '#kernel/desk-menu.ts';
import { forbidden } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { importPaths } from './paths.ts';
import { maySeeImports } from './policy.ts';
import { listImports } from './queries.ts';
import type { Import } from './queries.ts';
import { formatNamed } from './reading/formats.ts';
import { withoutScheme } from './rules.ts';
import * as texts from './texts.ts';
import { ImportsPage } from './ui/ImportsPage.tsx';
import type { ImportLineView } from './views.ts';

export interface Typed {
  readonly site?: string | undefined;
  readonly errors?: FieldErrors;
}

/** Throws 403 for everybody but administrators of the whole portal. */
export const loadImportsPage = async (
  ctx: Ctx,
  { site = '', errors = {} }: Typed = {},
): Promise<PageAnswer> => {
  if (!maySeeImports(ctx.viewer)) throw forbidden();
  const [desk, imports] = await Promise.all([loadDesk(ctx, url(importPaths.desk)), listImports(ctx)]);
  const view = {
    beginPath: url(importPaths.begin),
    typed: { site },
    errors,
    imports: imports.map((one) => lineOf(ctx, one)),
  };
  const isRefused = Object.keys(errors).length > 0;
  return page(ImportsPage, view, {
    head: { title: texts.title, robots: 'noindex', desk },
    ...(isRefused && { status: 422 }),
  });
};

const lineOf = (ctx: Ctx, { id, name, format, site, state, createdAt }: Import): ImportLineView => ({
  id,
  name,
  href: url(importPaths.import, { id }),
  note: [formatNamed(format)?.label, withoutScheme(site)].filter(Boolean).join(' · '),
  state: texts.states[state],
  begun: agoOf(createdAt, ctx.now),
});

const MENU_ORDER = 97;

export const importsEntry = async ({ viewer }: Ctx): Promise<DeskEntry | undefined> =>
  maySeeImports(viewer)
    ? { name: texts.title, href: url(importPaths.desk), area: 'admin', order: MENU_ORDER }
    : undefined;
