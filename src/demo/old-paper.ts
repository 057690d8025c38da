// Takes over some of the articles of the paper before this portal; one of its addresses leads on, others are asked for still.
import { Readable } from 'node:stream';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { startImport } from '#bundles/imports/commands.ts';
import { beginFromFile, takeTurn } from '#bundles/imports/public.ts';
import { saveRule } from '#bundles/redirects/commands.ts';
import { noteMissing, saveMissing } from '#bundles/redirects/public.ts';
import { found, refused } from './cast.ts';
import type { Cast } from './cast.ts';
import { oldLinks, oldPaper, oldPaperFile, oldPaperTable, oldRules } from './content/old-paper.ts';

export const takeOldPaperOver = async (ctx: Ctx, cast: Cast): Promise<void> => {
  const admin = actAs(ctx, found(cast.people, 'nele'));
  const outcome = await beginFromFile(admin, {
    filename: oldPaperFile,
    head: oldPaperTable.slice(0, 100),
    read: () => Readable.from([Buffer.from(oldPaperTable)]),
    site: oldPaper,
    folder: undefined,
  });
  if (outcome.kind === 'invalid') throw refused(oldPaperFile, outcome.errors);
  await startImport(admin, outcome.id, {
    placeId: found(cast.places, 'auenfeld').id,
    categoryId: found(cast.categories, 'leben'),
    terms: {},
    people: 'names',
    isWithComments: true,
  });
  await takeTurn(ctx, outcome.id);
  for (const rule of oldRules) await saveRule(admin, rule);
  for (const path of oldLinks) await noteMissing(ctx, path);
  await saveMissing(ctx);
};
