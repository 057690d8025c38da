// Draws the form for a calendar that is to be read in.
import type { OptionView } from '#design/Field.tsx';
import { loadAccountShell } from '#kernel/account-menu.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { getLocationTree } from '#bundles/locations/public.ts';
import { getCategories } from '#bundles/topics/public.ts';
import { loadProfile } from '#bundles/users/public.ts';
import { demandToBegin } from '#bundles/writing/public.ts';
import { importPaths } from './paths.ts';
import * as texts from './texts.ts';
import type { TypedSource } from './typed-source.ts';
import { SourceFormPage } from './ui/SourceFormPage.tsx';
import type { SourceFormView } from './views.ts';

interface Typed {
  readonly typed?: TypedSource;
  readonly errors?: FieldErrors;
}

/** Throws 403 for those who can't write events. */
export const loadFormPage = async (ctx: Ctx, { typed, errors = {} }: Typed = {}): Promise<PageAnswer> => {
  await demandToBegin(ctx, 'event');
  const [shell, { all }, { offered }, { locationId }] = await Promise.all([
    loadAccountShell(ctx, url(importPaths.overview)),
    getLocationTree(ctx),
    getCategories(ctx),
    loadProfile(ctx, ctx.viewer.id!),
  ]);
  const view: SourceFormView = {
    shell,
    back: { name: texts.backToOverview, href: url(importPaths.overview) },
    action: url(importPaths.create),
    typed: typed ?? { locationId: locationId === null ? '' : String(locationId) },
    errors,
    places: toOptions(all.filter(({ isHidden }) => !isHidden)),
    categories: toOptions(offered),
  };
  const status = Object.keys(errors).length > 0 ? 422 : 200;
  return page(SourceFormPage, view, { head: { title: texts.formTitle, robots: 'noindex' }, status });
};

const toOptions = (rows: readonly { id: number; name: string }[]): OptionView[] => [
  { value: '', name: texts.choose },
  ...rows.map(({ id, name }) => ({ value: String(id), name })),
];
