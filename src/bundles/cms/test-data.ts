// Makes pages for tests, saved through the command.
import { randomBytes } from 'node:crypto';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { portalItself } from '#kernel/viewer.ts';
import { build } from '#bundles/rich-text/public.ts';
import { saveCmsPage } from './commands.ts';
import type { CmsPageInput } from './commands.ts';

export interface TestCmsPage {
  readonly id: number;
  readonly slug: string;
  readonly href: string;
}

/** Makes a short page with an address of its own, not linked at the foot, unless changed. */
export const aCmsPage = async (ctx: Ctx, changes: Partial<CmsPageInput> = {}): Promise<TestCmsPage> => {
  const slug = changes.slug ?? `seite-${randomBytes(4).toString('hex')}`;
  const outcome = await saveCmsPage(actAs(ctx, portalItself), {
    title: 'Netiquette',
    body: build.doc(build.p('Bleiben Sie freundlich.')),
    ...changes,
    slug,
  });
  if (outcome.kind === 'invalid') throw new Error(`No page: ${JSON.stringify(outcome.errors)}`);
  return { id: outcome.id, slug, href: `/p/${slug}` };
};
