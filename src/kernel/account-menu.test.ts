import { describe, expect, it } from 'vitest';
import { accountMenu, loadAccountShell, loadOwnLinks } from './account-menu.ts';
import type { AccountEntry } from './account-menu.ts';
import { accountNotices } from './account-notices.ts';
import { defineBundle } from './bundle.ts';
import { makeCtx } from './ctx.ts';
import { deskMenu } from './desk-menu.ts';
import { testPortal } from './testing/test-portal.ts';
import { anonymous } from './viewer.ts';

const entries: readonly AccountEntry[] = [
  { name: 'Merkliste', href: '/konto/merkliste', order: 3, count: 0 },
  { name: 'Nachrichten', href: '/konto/nachrichten', order: 2, count: 4 },
  { name: 'Übersicht', href: '/konto', order: 1 },
];
const notice = { title: 'Gesperrt', text: 'Bis morgen.' };

const bundle = defineBundle({
  name: 'test',
  slots: [
    accountMenu.addAll(async () => entries),
    accountNotices.add(async () => notice),
    deskMenu.add(async () => ({
      name: 'Kommentare',
      href: '/cockpit/kommentare',
      area: 'cockpit',
      order: 1,
    })),
  ],
});
const ctx = makeCtx(await testPortal({ bundles: [bundle] }), anonymous);

describe('the menu of the account', () => {
  it('has one’s own things in their order, with how much waits there, if anything does, and the way to the desks', async () => {
    const { own, desk, notices } = await loadAccountShell(ctx, '/woanders');
    expect(own).toEqual([
      { name: 'Übersicht', href: '/konto' },
      { name: 'Nachrichten', href: '/konto/nachrichten', count: 4 },
      { name: 'Merkliste', href: '/konto/merkliste' },
    ]);
    expect(desk).toEqual({ name: 'Redaktion', href: '/cockpit/kommentare' });
    expect(notices).toEqual([notice]);
  });

  it.each([
    ['/konto', 'Übersicht'],
    ['/konto/nachrichten', 'Nachrichten'],
    ['/konto/nachrichten/7', 'Nachrichten'],
    ['/konto/nachrichtenarchiv', 'Übersicht'],
    ['/kontor', undefined],
  ])('marks the entry of %s: %s', async (path, name) => {
    const { own } = await loadAccountShell(ctx, path);
    expect(own.filter(({ isCurrent }) => isCurrent).map((entry) => entry.name)).toEqual(name ? [name] : []);
  });

  it('is but names and addresses in the masthead', async () => {
    expect(await loadOwnLinks(ctx)).toEqual([
      { name: 'Übersicht', href: '/konto' },
      { name: 'Nachrichten', href: '/konto/nachrichten' },
      { name: 'Merkliste', href: '/konto/merkliste' },
      { name: 'Redaktion', href: '/cockpit/kommentare' },
    ]);
  });
});
