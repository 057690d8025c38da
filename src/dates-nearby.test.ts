// Tests what takes place around a place, on the page of what is near.
import { JSDOM } from 'jsdom';
import { expect } from 'vitest';
import { itWith } from '#kernel/testing/switched-off.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anEvent, inDays } from '#bundles/events/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';

const app = await testApp();
const { ctx } = app;
await aUser(ctx);
const county = await aPlace(ctx, { name: 'Landkreis', slug: 'landkreis', kind: 'district' });
const at = (name: string, slug: string, latitude: number, longitude: number) =>
  aPlace(ctx, { name, slug, parentId: county.id, latitude, longitude });

itWith('events')(
  'shows the dates of the next days by themselves, the nearest first, and of what is as near the soonest',
  async () => {
    const auenfeld = await at('Auenfeld', 'auenfeld', 51.02, 9.9);
    const steinach = await at('Steinach', 'steinach', 50.97, 10.01);
    const far = await at('Fernau', 'fernau', 53.5, 10);
    const quarter = await aPlace(ctx, { name: 'Mühlviertel', kind: 'quarter', parentId: steinach.id });
    const coming = (title: string, { id }: { id: number }, days: number) =>
      anEvent(ctx, { title, locationId: id, dates: [{ startsAt: inDays(ctx, days) }] });
    await coming('Nachbars Fest', auenfeld, 1);
    await coming('Erst nächste Woche', steinach, 8);
    await coming('Morgen im Viertel', quarter, 1);
    await coming('Weit weg', far, 1);
    await coming('In einem Monat', steinach, 30);
    const { body } = await app.http.inject({ url: '/nah?ort=steinach', headers: { accept: 'text/html' } });
    const { document } = new JSDOM(body).window;
    const read = (selector: string) =>
      [...document.querySelectorAll(`main ${selector}`)].map((one) => one.textContent.trim());
    const [heads, titles] = [read('section h2'), read('h3')];
    expect(heads[0]).toContain('Termine der nächsten 14 Tage');
    expect(titles.slice(0, 3)).toEqual(['Morgen im Viertel', 'Erst nächste Woche', 'Nachbars Fest']);
    expect(titles).not.toContain('In einem Monat');
    expect(titles).not.toContain('Weit weg');
  },
);
