import { describe, expect, it } from 'vitest';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import {
  mayChangeNewsletters,
  mayEditNewsletter,
  mayGetNewsletters,
  maySeeNewsletterDesk,
} from './policy.ts';

const member: Viewer = { ...anonymous, id: 7, isConfirmed: true };
const editor: Viewer = { ...member, roles: [{ role: 'editor', locationPath: '1/4/' }] };
const admin: Viewer = { ...member, roles: [{ role: 'admin', locationPath: '' }] };

describe('newsletters', () => {
  it('are looked after by editors of their place and above it', () => {
    expect(mayEditNewsletter(editor, '1/4/7/')).toBe(true);
    expect(mayEditNewsletter(editor, '1/5/')).toBe(false);
    expect(mayEditNewsletter(editor, '')).toBe(false);
    expect(mayEditNewsletter({ ...editor, isSuspended: true }, '1/4/')).toBe(false);
    expect(mayEditNewsletter(admin, '')).toBe(true);
    expect([member, editor].map(maySeeNewsletterDesk)).toEqual([false, true]);
  });

  it('are made by administrators of the whole portal', () => {
    expect([anonymous, member, editor, admin].map(mayChangeNewsletters)).toEqual([false, false, false, true]);
    expect(mayChangeNewsletters({ ...member, roles: [{ role: 'admin', locationPath: '1/' }] })).toBe(false);
    expect(mayChangeNewsletters({ ...admin, isConfirmed: false })).toBe(false);
  });

  it('come to members who may act', () => {
    expect(mayGetNewsletters(portalItself)).toBe(false);
    expect([anonymous, member, { ...member, isConfirmed: false }].map(mayGetNewsletters)).toEqual([
      false,
      true,
      false,
    ]);
  });
});
