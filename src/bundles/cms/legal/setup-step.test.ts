import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { build, toPlainText } from '#bundles/rich-text/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { saveDraft } from '../desk/commands.ts';
import { findPageBySlug, stampOf } from '../desk/queries.ts';
import { isTextSection } from '../sections/text-data.ts';
import { legalStep } from './setup-step.ts';
import { TYPED_ANSWERS } from './test-data.ts';
import * as texts from './texts.ts';

const start = await testCtx();
const admin = await aUser(start, { roles: [{ role: 'admin', locationPath: '' }] });
const ctx = actAs(start, admin.viewer);

const pageAt = async (slug: string) => (await findPageBySlug(ctx, slug))!;
const wordsOf = async (slug: string) =>
  toPlainText((await pageAt(slug)).latest.sections.find(isTextSection)!.data.document);

describe('the step of setting up that asks who publishes the portal', () => {
  it('makes drafts anew of other answers, but for one in which somebody has written', async () => {
    expect(await legalStep.save(ctx, TYPED_ANSWERS, '')).toMatchObject({
      kind: 'saved',
      text: texts.draftsMade,
    });
    const moved = { ...TYPED_ANSWERS, 'publisher.street': 'Am Brunnen 1' };
    expect(await legalStep.save(ctx, moved, '')).toMatchObject({ text: texts.draftsMade });
    expect(await wordsOf('impressum')).toContain('Am Brunnen 1');

    const { page, latest } = await pageAt('impressum');
    await saveDraft(ctx, {
      id: page.id,
      slug: 'impressum',
      title: texts.imprint,
      body: build.doc(build.p('Selbst geschrieben.')),
      footerPosition: 1,
      seen: stampOf(page, latest),
    });
    const again = await legalStep.save(ctx, { ...moved, 'publisher.hosting': 'in Fulda' }, '');
    expect(again).toMatchObject({ kind: 'saved', text: texts.draftsWritten([texts.imprint]) });
    expect(await wordsOf('impressum')).toBe('Selbst geschrieben.');
    expect(await wordsOf('datenschutz')).toContain('in Fulda');
  });
});
