import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { build } from '#bundles/rich-text/public.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { aUser, registrationOpen, signedIn } from '#bundles/users/test-data.ts';
import { anArticle } from './test-data.ts';

const app = await testApp({ config: { pageCache: false } });
const { ctx } = app;
const { doc, p, bold } = build;

const read = async (href: string, headers: Record<string, string> = {}) =>
  (await app.http.inject({ url: href, headers: { accept: 'text/html', ...headers } })).body;
const LONG = 'Um 22.47 Uhr hebt sie die Hand, zögert und lässt sie oben. '.repeat(6);
const body = doc(p(LONG), p(bold('Hat er?')), p('Heute früh.'));

describe('what an article is', () => {
  it('is seen by its label; a report needs none', async () => {
    expect(await read((await anArticle(ctx, { genre: 'interview' })).href)).toContain('<em>Interview</em>');
    expect(await read((await anArticle(ctx)).href)).not.toMatch(/class="kicker"><em>/);
  });

  it('sets the questions of an interview apart, and of nothing else', async () => {
    expect(await read((await anArticle(ctx, { body, genre: 'interview' })).href)).toContain(
      '<p class="rt-question"><strong>Hat er?</strong></p>',
    );
    expect(await read((await anArticle(ctx, { body })).href)).not.toContain('rt-question');
  });

  it('begins with a large letter where the text is long enough, but no few lines of news', async () => {
    expect(await read((await anArticle(ctx, { body })).href)).toContain('rt-drop-cap');
    expect(await read((await anArticle(ctx, { body, genre: 'brief' })).href)).not.toContain('rt-drop-cap');
    expect(await read((await anArticle(ctx)).href)).not.toContain('rt-drop-cap');
  });

  it('sets single marks where its headline or its lead quotes within a quotation, as cards do', async () => {
    const words = { headline: '„Wer „nein“ sagt“', lead: 'Sie rief: „Das „Nein“ gilt.“' };
    const { href, row } = await anArticle(ctx, words);
    const page = await read(href);
    expect(page).toContain('<h1>„Wer ‚nein‘ sagt“</h1><p>Sie rief: „Das ‚Nein‘ gilt.“</p>');
    expect(await read(`/${row.locationSlug}`)).toContain('Sie rief: „Das ‚Nein‘ gilt.“');
  });

  it('tells whose opinion it is above its headline, and of a letter only who brought it', async () => {
    const opinion = await read((await anArticle(ctx, { genre: 'commentary' })).href);
    expect(opinion).toMatch(/class="withFace">.*<h1>/s);
    const letter = await read((await anArticle(ctx, { genre: 'letter' })).href);
    expect(letter).toContain('Eingereicht bei');
    expect(letter).not.toMatch(/class="withFace">|id="wer-schreibt"/);
  });
});

describe('the bar below an article', () => {
  it('invites visitors to become members, and nobody who is one', async () => {
    const { href } = await anArticle(ctx);
    const visited = await read(href);
    expect(visited).toContain('<cta-bar');
    expect(visited).toContain(`/registrieren?next=${encodeURIComponent(href)}`);
    expect(await read(href, await signedIn(app, await aUser(ctx)))).not.toContain('<cta-bar');
  });

  it('leads to signing in where the rest is for those with plus', async () => {
    const { href } = await anArticle(ctx, { isPremium: true });
    expect(await read(href)).toMatch(
      /<cta-bar.*Mit plus lesen Sie hier weiter.*\/anmelden\?next=.*<\/cta-bar>/s,
    );
  });

  it('does not invite where no new members are taken', async () => {
    await changeSetting(actAs(ctx, portalItself), registrationOpen, false);
    expect(await read((await anArticle(ctx)).href)).not.toContain('<cta-bar');
    await changeSetting(actAs(ctx, portalItself), registrationOpen, true);
  });
});
