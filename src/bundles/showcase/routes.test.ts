import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { listSheets } from './ui/sheets.ts';

const app = await testApp();
// An empty portal leads everybody to setting it up.
await aUser(app.ctx);
const get = (url: string) => app.http.inject({ method: 'GET', url });

describe('GET /_design', () => {
  it('shows every sheet of examples', async () => {
    const { statusCode, body } = await get('/_design');
    expect(statusCode).toBe(200);
    expect(listSheets().length).toBeGreaterThan(10);
    for (const { id } of listSheets()) expect(body).toContain(`data-sheet="${id}"`);
  });

  it('always looks the same', async () => {
    const [first, second] = await Promise.all([get('/_design'), get('/_design')]);
    expect(first.body).toBe(second.body);
  });

  it('is never indexed', async () => {
    expect((await get('/_design')).body).toContain('<meta name="robots" content="noindex, nofollow"/>');
  });

  it('is not there unless the configuration says so', async () => {
    const { http } = await testApp({ config: { designPage: false }, target: app.portal.target });
    for (const url of ['/_design', '/_design/bilder/abend_L.webp'])
      expect((await http.inject({ method: 'GET', url })).statusCode).toBe(404);
  });
});

describe('GET /_design/bilder/{file}', () => {
  it('draws a picture under the name of any size', async () => {
    const { headers, body } = await get('/_design/bilder/abend_XL.webp');
    expect(headers['content-type']).toBe('image/svg+xml');
    expect(body).toMatch(/^<svg .*<\/svg>$/);
  });

  it('knows only its own', async () => {
    expect((await get('/_design/bilder/constructor_L.webp')).statusCode).toBe(404);
  });
});
