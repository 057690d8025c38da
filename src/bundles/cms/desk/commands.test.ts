import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { findCmsPageBySlug, findSlugNow, listPublished } from '../queries.ts';
import { cmsVersions } from '../schema.ts';
import { isTextSection } from '../sections/text-data.ts';
import {
  publishDraft,
  publishDue,
  restoreVersion,
  saveDraft,
  scheduleDraft,
  withdrawPage,
} from './commands.ts';
import { findPage, stampOf } from './queries.ts';
import * as texts from './texts.ts';

const ctx = await testCtx();
const admin = actAs(ctx, aViewer({ roles: [{ role: 'admin', locationPath: '' }] }));
const editor = actAs(ctx, aViewer({ roles: [{ role: 'editor', locationPath: '' }] }));
let count = 0;

const stamp = async (id: number) => {
  const { page, latest } = (await findPage(ctx, id))!;
  return stampOf(page, latest);
};
const textOf = (words: string) => build.doc(build.p(words));
const draft = async (words: string, id: number | null = null, slug = `seite-${++count}`) => {
  const seen = id === null ? '' : await stamp(id);
  const input = { id, slug, title: 'Impressum', body: textOf(words), footerPosition: null, seen };
  const outcome = await saveDraft(admin, input);
  if (outcome.kind !== 'saved') throw new Error(JSON.stringify(outcome));
  return { ...outcome, slug };
};
const publish = async (id: number) => publishDraft(admin, id, await stamp(id));
const shownAt = async (slug: string) =>
  (await findCmsPageBySlug(ctx, slug))?.shown.sections.filter(isTextSection)[0]?.data.document;

describe('the draft of a page', () => {
  it('is seen by nobody until it is published', async () => {
    const { id, slug } = await draft('Erst halb fertig.');
    expect(await shownAt(slug)).toBeUndefined();
    await publish(id);
    expect(await shownAt(slug)).toEqual(textOf('Erst halb fertig.'));
    const next = await draft('Besser.', id, slug);
    expect(next.number).toBe(2);
    expect(await shownAt(slug)).toEqual(textOf('Erst halb fertig.'));
  });

  it('is one, however often it is saved; a version that was out is never overwritten', async () => {
    const { id, slug } = await draft('Eins.');
    await publish(id);
    for (const words of ['Zwei.', 'Drei.', 'Vier.']) await draft(words, id, slug);
    const rows = await ctx.db.select().from(cmsVersions).where(eq(cmsVersions.pageId, id));
    expect(rows.map(({ number }) => number).toSorted()).toEqual([1, 2]);
    expect(rows.find(({ number }) => number === 1)?.sections[0]?.data).toMatchObject({
      document: textOf('Eins.'),
    });
  });

  it('of two who work at once only the first is saved, and the second is told', async () => {
    const { id, slug } = await draft('Anfang.');
    const seen = await stamp(id);
    const save = (words: string) =>
      saveDraft(
        { ...admin, now: new Date(admin.now.getTime() + 1000) },
        { id, slug, title: 'Impressum', body: textOf(words), footerPosition: null, seen },
      );
    const outcomes = await Promise.all([save('Von mir.'), save('Von dir.')]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['refused', 'saved']);
    expect(outcomes.find(({ kind }) => kind === 'refused')).toMatchObject({ text: texts.conflict });
    expect(await publishDraft(admin, id, seen)).toMatchObject({ kind: 'refused', reason: 'conflict' });
  });

  it('undoes nothing that somebody else has settled of the page meanwhile, its words left as they are', async () => {
    const { id, slug } = await draft('Gilt.');
    await publish(id);
    const asSeen = { id, slug, title: 'Impressum', body: textOf('Gilt.'), footerPosition: null };
    const seen = await stamp(id);
    await saveDraft(admin, { ...asSeen, slug: `${slug}-neu`, footerPosition: 3, isLegal: true, seen });
    const late = { ...asSeen, isLegal: false, seen };
    expect(await saveDraft(admin, late)).toMatchObject({ kind: 'refused', text: texts.conflict });
    expect((await findPage(ctx, id))!.page).toMatchObject({
      slug: `${slug}-neu`,
      footerPosition: 3,
      isLegal: true,
    });
  });

  it('is not changed by somebody who has not seen that it is scheduled', async () => {
    const { id, slug } = await draft('Entwurf.');
    const seen = await stamp(id);
    const at = new Date(ctx.now.getTime() + DAY_MS);
    expect(await scheduleDraft(admin, id, seen, at)).toMatchObject({ kind: 'saved' });
    const late = { id, slug, title: 'Impressum', body: textOf('Noch nicht fertig.'), footerPosition: null };
    expect(await saveDraft(admin, { ...late, seen })).toMatchObject({ kind: 'refused' });
  });

  it('takes no address that another page has, or had', async () => {
    const { id, slug } = await draft('Eins.');
    const other = await draft('Andere.');
    const taken = { kind: 'invalid', errors: { slug: texts.slugTaken } };
    const as = async (slug: string) => ({
      id,
      title: 'Impressum',
      body: textOf('Eins.'),
      footerPosition: null,
      slug,
      seen: await stamp(id),
    });
    expect(await saveDraft(admin, await as(other.slug))).toEqual(taken);
    expect(await saveDraft(admin, await as('frei-gewaehlt'))).toMatchObject({ kind: 'saved' });
    // Nobody ever read it there.
    expect(await saveDraft(admin, { ...(await as(slug)), id: null, seen: '' })).toMatchObject({
      kind: 'saved',
    });
    await publish(id);
    expect(await saveDraft(admin, await as('umgezogen'))).toMatchObject({ kind: 'saved' });
    expect(await findSlugNow(ctx, 'frei-gewaehlt')).toBe('umgezogen');
    expect(await saveDraft(admin, { ...(await as('frei-gewaehlt')), id: null, seen: '' })).toEqual(taken);
    // A page may have its own former address again.
    expect(await saveDraft(admin, await as('frei-gewaehlt'))).toMatchObject({ kind: 'saved' });
    expect(await findSlugNow(ctx, 'umgezogen')).toBe('frei-gewaehlt');
    expect(await findSlugNow(ctx, 'frei-gewaehlt')).toBeUndefined();
  });

  it('of two who want one address at once only one gets it', async () => {
    const both = [await draft('Eins.'), await draft('Zwei.')];
    const outcomes = await Promise.all(
      both.map(async ({ id }) =>
        saveDraft(admin, {
          id,
          title: 'Impressum',
          body: textOf('Drei.'),
          footerPosition: null,
          slug: 'begehrt',
          seen: await stamp(id),
        }),
      ),
    );
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['invalid', 'saved']);
  });

  it('comes out when it was scheduled for, and not when that was called off', async () => {
    const { id, slug } = await draft('Ab morgen.');
    const at = new Date(ctx.now.getTime() + DAY_MS);
    expect(await scheduleDraft(admin, id, await stamp(id), ctx.now)).toMatchObject({ kind: 'invalid' });
    await scheduleDraft(admin, id, await stamp(id), at);
    await publishDue(ctx, id);
    expect(await shownAt(slug)).toBeUndefined();
    await scheduleDraft(admin, id, await stamp(id), null);
    await publishDue({ ...ctx, now: at }, id);
    expect(await shownAt(slug)).toBeUndefined();
    await scheduleDraft(admin, id, await stamp(id), at);
    await publishDue({ ...ctx, now: at }, id);
    await publishDue({ ...ctx, now: at }, id);
    expect(await shownAt(slug)).toEqual(textOf('Ab morgen.'));
  });
});

describe('a page that is out', () => {
  it('is taken back with all its versions, and comes back', async () => {
    const { id, slug } = await draft('Eins.');
    await publish(id);
    await withdrawPage(admin, id);
    expect(await shownAt(slug)).toBeUndefined();
    expect(await withdrawPage(admin, id)).toMatchObject({ kind: 'refused', reason: 'nothing' });
    await publish(id);
    expect(await shownAt(slug)).toEqual(textOf('Eins.'));
    expect(await publish(id)).toMatchObject({ kind: 'refused', reason: 'nothing' });
  });

  it('that was taken back keeps what was out, whatever is written then', async () => {
    const { id, slug } = await draft('Eins.');
    await publish(id);
    await withdrawPage(admin, id);
    expect(await draft('Zwei.', id, slug)).toMatchObject({ number: 2 });
    expect(await listPublished(ctx, id)).toMatchObject([{ number: 1 }]);
    await publish(id);
    expect(await listPublished(ctx, id)).toMatchObject([{ number: 2 }, { number: 1 }]);
  });

  it('goes back to an earlier version by a draft of its words', async () => {
    const { id, slug } = await draft('Eins.');
    await publish(id);
    await draft('Zwei.', id, slug);
    await publish(id);
    expect(await restoreVersion(admin, id, 1, await stamp(id))).toMatchObject({ kind: 'saved', number: 3 });
    expect(await shownAt(slug)).toEqual(textOf('Zwei.'));
    await publish(id);
    expect(await shownAt(slug)).toEqual(textOf('Eins.'));
  });

  it('is changed by administrators alone', async () => {
    const { id, slug } = await draft('Eins.');
    const forbidden = expect.objectContaining({ status: 403 });
    const input = { id, slug, title: 'x', body: textOf('x'), footerPosition: null, seen: '' };
    await expect(saveDraft(editor, input)).rejects.toThrow(forbidden);
    await expect(publishDraft(editor, id, '')).rejects.toThrow(forbidden);
    await expect(scheduleDraft(editor, id, '', null)).rejects.toThrow(forbidden);
    await expect(withdrawPage(editor, id)).rejects.toThrow(forbidden);
    await expect(restoreVersion(editor, id, 1, '')).rejects.toThrow(forbidden);
    await expect(publishDraft(admin, 99_999, '')).rejects.toThrow(expect.objectContaining({ status: 404 }));
  });
});
