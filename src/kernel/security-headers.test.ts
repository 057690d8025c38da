import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from './answers.ts';
import { path } from './named-routes.ts';
import { mount } from './routing.ts';
import { testApp } from './testing/test-portal.ts';
import { defineBundle } from './bundle.ts';

const Plain = () => createElement('p', null, 'Guten Tag');

const bundle = defineBundle({
  name: 'test',
  routes: (app) => {
    const front = path('front', 'GET', '/');
    const options = { access: 'anyone', cache: [] } as const;
    const head = { title: 'Start' };
    mount(app, front, options, async () => page(Plain, {}, { head, tags: ['front'] }));
    mount(app, path('fresh', 'GET', '/frisch'), { access: 'anyone' }, async () => page(Plain, {}, { head }));
    mount(app, path('data', 'GET', '/daten', {}), { ...options, respondsWith: 'json' }, async () => ({}));
  },
});

const build = (config: Parameters<typeof testApp>[0] & object) => testApp({ bundles: [bundle], ...config });
const { http } = await build({ config: { isProduction: true } });
const get = (url: string) => http.inject({ url });

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
};

describe('the content security policy', () => {
  it('of a page lets in scripts and styles of ours only, and nobody else frame it', async () => {
    const policy = String((await get('/')).headers['content-security-policy']).split('; ');
    expect(policy).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "style-src-elem 'self'",
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "media-src 'self' blob:",
      "frame-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
    ]);
  });

  it('also stands on cached pages, pages drawn afresh and error pages', async () => {
    const { headers } = await get('/');
    for (const reply of [await get('/'), await get('/frisch'), await get('/gibt-es-nicht')])
      expect(reply.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect((await get('/')).headers['x-page-cache']).toBe('hit');
  });

  it('keeps its word: no page has a script or a style in it', async () => {
    for (const url of ['/', '/gibt-es-nicht']) {
      const { body } = await get(url);
      expect(body).not.toMatch(/<script(?![^>]*\bsrc=)|<style|javascript:|\son\w+=/i);
    }
  });
});

describe('frames', () => {
  it('may show the hosts that bundles name, and no others', async () => {
    const framing = defineBundle({
      ...bundle,
      name: 'framing',
      frameHosts: ['video.example', 'ton.example'],
    });
    const { http } = await build({ bundles: [framing], config: { isProduction: true } });
    const policy = String((await http.inject({ url: '/' })).headers['content-security-policy']);
    expect(policy).toContain('; frame-src https://video.example https://ton.example; ');
  });
});

describe('the other security headers', () => {
  it.each(['/', '/frisch', '/daten', '/healthz', '/routing/routes.json', '/gibt-es-nicht', '/%zz'])(
    'stand on %s',
    async (url) => expect((await get(url)).headers).toMatchObject(EVERYWHERE),
  );

  it('ask for https for a year, where the portal is reached by it', async () => {
    expect((await get('/')).headers).not.toHaveProperty('strict-transport-security');
    const { http } = await build({ config: { publicUrl: 'https://litfass.example' } });
    expect((await http.inject({ url: '/' })).headers['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    );
  });
});
