import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { findSummary } from '#kernel/content-kinds.ts';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anonymous } from '#kernel/viewer.ts';
import { listHistory } from '#bundles/history/public.ts';
import { picturesByIds } from '#bundles/media/public.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { saveCmsPage } from './commands.ts';
import { findCmsPageBySlug, getCmsPages } from './queries.ts';
import { cmsVersions } from './schema.ts';
import { isTextSection } from './sections/text-data.ts';
import type { StoredSection } from './sections/stored.ts';
import { aCmsPage } from './test-data.ts';

const ctx = await testCtx();
const body = build.doc(build.h2('Was gilt'), build.p('Dies und ', build.bold('das'), '.'));

const textOf = (sections: readonly StoredSection[]) => sections.filter(isTextSection)[0]?.data.document;

const versionsOf = async (pageId: number) => {
  const rows = await ctx.db.select().from(cmsVersions).where(eq(cmsVersions.pageId, pageId));
  return rows.sort((a, b) => a.number - b.number);
};

describe('saveCmsPage', () => {
  it('makes a page that everybody sees at once', async () => {
    const outcome = await saveCmsPage(ctx, {
      slug: 'impressum',
      title: ' Impressum ',
      body,
      footerPosition: 1,
    });
    expect(outcome).toEqual({ kind: 'saved', id: expect.any(Number), version: 1 });
    const whole = await findCmsPageBySlug(ctx, 'impressum');
    expect(whole?.page).toMatchObject({ slug: 'impressum', version: 1, footerPosition: 1 });
    expect(whole?.shown).toMatchObject({
      title: 'Impressum',
      contents: [{ id: 'was-gilt', text: 'Was gilt' }],
      sections: [
        {
          key: 1,
          type: 'text',
          data: {
            document: body,
            parts: [{ html: '<h2 id="was-gilt">Was gilt</h2><p>Dies und <strong>das</strong>.</p>' }],
          },
        },
      ],
    });
    const ref = { type: 'cmspage' as const, id: whole!.page.id };
    expect(await findSummary(actAs(ctx, anonymous), ref)).toMatchObject({
      title: 'Impressum',
      href: '/p/impressum',
      visibility: 'all',
    });
  });

  it('keeps every version that was ever out', async () => {
    const { id, slug } = await aCmsPage(ctx, { body });
    const changed = build.doc(build.p('Alles neu.'));
    expect(await saveCmsPage(ctx, { slug, title: 'Regeln', body: changed })).toEqual({
      kind: 'saved',
      id,
      version: 2,
    });
    expect(
      (await versionsOf(id)).map(({ number, title, sections }) => ({
        number,
        title,
        body: textOf(sections),
      })),
    ).toEqual([
      { number: 1, title: 'Netiquette', body },
      { number: 2, title: 'Regeln', body: changed },
    ]);
    expect((await findCmsPageBySlug(ctx, slug))?.shown.title).toBe('Regeln');
  });

  it('makes no version where no word changed, but moves the link', async () => {
    const { id, slug } = await aCmsPage(ctx, { body });
    const later = { ...ctx, now: new Date(ctx.now.getTime() + 3600_000) };
    const outcome = await saveCmsPage(later, { slug, title: 'Netiquette', body, footerPosition: 7 });
    expect(outcome).toEqual({ kind: 'saved', id, version: 1 });
    expect((await getCmsPages(ctx)).find((page) => page.id === id)).toMatchObject({
      footerPosition: 7,
      updatedAt: ctx.now,
    });
  });

  it('keeps two who save at once apart', async () => {
    const { id, slug } = await aCmsPage(ctx);
    const outcomes = await Promise.all(
      ['A', 'B', 'C'].map((title) => saveCmsPage(ctx, { slug, title, body })),
    );
    const numbers = outcomes.map((outcome) => outcome.kind === 'saved' && outcome.version);
    expect(numbers.sort()).toEqual([2, 3, 4]);
    expect(await versionsOf(id)).toHaveLength(4);
  });

  it('writes who changed what, and which pictures the page shows', async () => {
    const image = await anImage(ctx, { access: 'gated' });
    const accessOf = async () =>
      (await picturesByIds(ctx, [image.id])).get(image.id)?.query === '' ? 'public' : 'gated';
    const withPicture = build.doc(build.p('Das sind wir.'), build.image(image.id));
    const { id, slug } = await aCmsPage(ctx, { body: withPicture });
    expect(await accessOf()).toBe('public');
    await saveCmsPage(ctx, { slug, title: 'Über uns', body });
    expect(await accessOf()).toBe('gated');
    const [last, first] = await listHistory(ctx, { type: 'cmspage', id });
    expect(first).toMatchObject({ action: 'cmspage.created', before: null });
    expect(last).toMatchObject({
      action: 'cmspage.changed',
      before: { title: 'Netiquette', version: 1 },
      after: { title: 'Über uns', version: 2 },
    });
  });

  it.each([
    ['slug', { slug: 'Über uns' }],
    ['slug', { slug: 'a'.repeat(81) }],
    ['slug', { slug: '' }],
    ['title', { title: '  ' }],
    ['title', { title: 'x'.repeat(121) }],
    ['s1.text', { body: { type: 'doc' } }],
    ['sections', { sections: [] }],
    ['sections', { sections: [{ key: 1, type: 'gibt-es-nicht', typed: {} }] }],
    ['footerPosition', { footerPosition: 0 }],
    ['footerPosition', { footerPosition: 1.5 }],
  ])('refuses a %s that is wrong: %j', async (field, changes) => {
    const count = (await getCmsPages(ctx)).length;
    const outcome = await saveCmsPage(ctx, { slug: 'neu', title: 'Neu', body, ...changes });
    expect(outcome).toEqual({ kind: 'invalid', errors: { [field]: expect.any(String) } });
    expect(await getCmsPages(ctx)).toHaveLength(count);
  });

  it('is for administrators of the whole portal', async () => {
    const editor = actAs(ctx, aViewer({ roles: [{ role: 'editor', locationPath: '' }] }));
    await expect(saveCmsPage(editor, { slug: 'neu', title: 'Neu', body })).rejects.toMatchObject({
      status: 403,
    });
  });
});
