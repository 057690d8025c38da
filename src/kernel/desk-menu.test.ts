import { describe, expect, it } from 'vitest';
import { accountNotices } from './account-notices.ts';
import { defineBundle } from './bundle.ts';
import { makeCtx } from './ctx.ts';
import { deskMenu, findDesks, loadDesk } from './desk-menu.ts';
import type { DeskEntry } from './desk-menu.ts';
import { testPortal } from './testing/test-portal.ts';
import { anonymous } from './viewer.ts';

const entries: readonly DeskEntry[] = [
  { name: 'Postausgang', href: '/admin/postausgang', area: 'admin', order: 1 },
  { name: 'Mitglieder', href: '/cockpit/mitglieder', area: 'cockpit', order: 30, count: 0 },
  { name: 'Heute', href: '/cockpit', area: 'cockpit', order: 0, isAlone: true },
  { name: 'Beiträge', href: '/cockpit/beitraege', area: 'cockpit', order: 10, count: 4 },
];
const notice = { title: 'Gesperrt', text: 'Bis morgen.' };

const bundle = defineBundle({
  name: 'test',
  slots: [deskMenu.addAll(async () => entries), accountNotices.add(async () => notice)],
});
const ctx = makeCtx(await testPortal({ bundles: [bundle] }), anonymous);

describe('the shell of the desks', () => {
  it('has the desks of each area in their order, with how much waits there, and what people are told', async () => {
    const { areas, notices } = await loadDesk(ctx, '/cockpit/beitraege');
    expect(areas).toEqual([
      {
        area: 'cockpit',
        links: [
          { name: 'Heute', href: '/cockpit' },
          { name: 'Beiträge', href: '/cockpit/beitraege', isCurrent: true, note: '4' },
          { name: 'Mitglieder', href: '/cockpit/mitglieder' },
        ],
      },
      { area: 'admin', links: [{ name: 'Postausgang', href: '/admin/postausgang' }] },
    ]);
    expect(notices).toEqual([notice]);
  });

  it.each([
    ['/cockpit', 'Heute', true],
    ['/cockpit/mitglieder', 'Mitglieder', true],
    ['/cockpit/mitglieder/7', 'Mitglieder', false],
    ['/admin/postausgang/2', 'Postausgang', false],
  ])('knows that %s belongs to „%s“', async (path, name, isItself) => {
    const { current } = await loadDesk(ctx, path);
    expect(current).toMatchObject({ link: { name }, isItself });
  });

  it.each(['/admin/anderswo', '/cockpit/suche'])('knows that %s belongs to none', async (path) => {
    const { current, areas } = await loadDesk(ctx, path);
    expect(current).toBeNull();
    expect(areas.flatMap(({ links }) => links).filter(({ isCurrent }) => isCurrent)).toEqual([]);
  });

  it('has those of the cockpit first', async () => {
    expect((await findDesks(ctx, null)).map(({ name }) => name)).toEqual([
      'Heute',
      'Beiträge',
      'Mitglieder',
      'Postausgang',
    ]);
  });
});
