import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { build, toPlainText } from '#bundles/rich-text/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { saveDraft } from '../desk/commands.ts';
import { findPageBySlug, stampOf } from '../desk/queries.ts';
import { isTextSection } from '../sections/text-data.ts';
import { legalStep } from './setup-step.ts';
import * as texts from './texts.ts';

const start = await testCtx();
const admin = await aUser(start, { roles: [{ role: 'admin', locationPath: '' }] });
const ctx = actAs(start, admin.viewer);

const typed = {
  'publisher.name': 'Auentaler e. V.',
  'publisher.form': 'association',
  'publisher.represented': 'Nele Nowak',
  'publisher.street': 'Gerbergasse 7',
  'publisher.city': '36999 Auenfeld',
  'publisher.email': 'post@auentaler.example',
  'publisher.phone': '06624 1234',
  'publisher.responsible': 'Henrike Voßberg, Anschrift wie oben',
  'publisher.hosting': 'in unserer Redaktion',
};

const pageAt = async (slug: string) => (await findPageBySlug(ctx, slug))!;
const wordsOf = async (slug: string) =>
  toPlainText((await pageAt(slug)).latest.sections.find(isTextSection)!.data.document);

describe('the step of setting up that asks who publishes the portal', () => {
  it('makes drafts anew of other answers, but for one in which somebody has written', async () => {
    expect(await legalStep.save(ctx, typed, '')).toMatchObject({ kind: 'saved', text: texts.draftsMade });
    const moved = { ...typed, 'publisher.street': 'Am Brunnen 1' };
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
