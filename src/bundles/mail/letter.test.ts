import { describe, expect, it } from 'vitest';
import { changeSetting, portalName } from '#bundles/settings/public.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { PRESETS, lightTokens, themeSetting, writeTheme } from '#bundles/appearance/public.ts';
import { mailLetter } from './letter.ts';

const ctx = await testCtx();

const { text, html } = await mailLetter(ctx, {
  greeting: 'Guten Tag, Ruth <Lindner>,',
  paragraphs: [
    'Ruth & Jörg schreiben:\n<script>alert(1)</script>',
    { label: 'Die Brücke', href: 'https://litfass.example/a?b=1&c=2' },
  ],
  action: { label: 'Adresse bestätigen', href: 'https://litfass.example/b' },
  footer: 'Sie bekommen diese Mail, weil …\nAbbestellen: https://litfass.example/c',
});

describe('a letter', () => {
  it('as text says everything, links included', () =>
    expect(text).toBe(
      [
        'Guten Tag, Ruth <Lindner>,',
        'Ruth & Jörg schreiben:\n<script>alert(1)</script>',
        'Die Brücke:\nhttps://litfass.example/a?b=1&c=2',
        'Adresse bestätigen:\nhttps://litfass.example/b',
        '-- \nSie bekommen diese Mail, weil …\nAbbestellen: https://litfass.example/c',
      ].join('\n\n'),
    ));

  it('as HTML says the same, and takes nothing for markup', () => {
    expect(html).toMatch(/^<!doctype html><html lang="de">/);
    expect(html).toContain('Ruth &lt;Lindner&gt;');
    expect(html).toContain('Ruth &amp; Jörg schreiben:');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('href="https://litfass.example/a?b=1&amp;c=2"');
    expect(html).toContain('>Adresse bestätigen</a>');
    expect(html).toContain('<br/>');
    expect(html).not.toContain('<script');
  });

  it('bears the name and the colour of the portal', async () => {
    const [, second] = PRESETS;
    await changeSetting(ctx, portalName, 'Auentaler <Anzeiger>');
    await changeSetting(ctx, themeSetting, writeTheme(second!.theme));
    const { html, text } = await mailLetter(ctx, { greeting: 'Hallo', paragraphs: ['Eins'] });
    expect(html).toContain('Auentaler &lt;Anzeiger&gt;</p>');
    expect(html).toContain(`border-top-color:${lightTokens(second!.theme)['accent-fill']}`);
    expect(text).toBe('Hallo\n\nEins');
  });

  it('needs neither button nor footer', async () =>
    expect((await mailLetter(ctx, { greeting: 'Hallo', paragraphs: ['Eins'] })).text).toBe('Hallo\n\nEins'));
});
