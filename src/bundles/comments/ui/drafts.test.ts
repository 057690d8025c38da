import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDrafts } from './drafts.ts';

const liveTopic = 'comments:article:7';
const open = (viewerId: number | null = 1) => openDrafts({ viewerId, liveTopic });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a draft', () => {
  it('is found again by the next page, each form for itself', () => {
    open().save({ kind: 'new' }, 'Ein Anfang');
    open().save({ kind: 'reply', commentId: 3 }, 'Eine Antwort');
    open().save({ kind: 'edit', commentId: 3 }, 'Eine Änderung');
    const later = open();
    expect(later.find({ kind: 'new' })).toBe('Ein Anfang');
    expect(later.find({ kind: 'reply', commentId: 3 })).toBe('Eine Antwort');
    expect(later.find({ kind: 'edit', commentId: 3 })).toBe('Eine Änderung');
    expect(later.find({ kind: 'reply', commentId: 4 })).toBeNull();
  });

  it('is shown to nobody else on the same browser, and under nothing else', () => {
    open().save({ kind: 'new' }, 'Nur für mich');
    expect(open(2).find({ kind: 'new' })).toBeNull();
    expect(openDrafts({ viewerId: 1, liveTopic: 'comments:event:7' }).find({ kind: 'new' })).toBeNull();
  });

  it('goes when it is emptied or forgotten', () => {
    const drafts = open();
    drafts.save({ kind: 'new' }, 'Ein Anfang');
    drafts.save({ kind: 'new' }, ' \n');
    expect(open().find({ kind: 'new' })).toBeNull();
    drafts.save({ kind: 'new' }, 'Noch einer');
    drafts.forget({ kind: 'new' });
    expect(drafts.find({ kind: 'new' })).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('knows once which form was left for signing in', () => {
    expect(open().takeUp()).toBeNull();
    open().leave({ kind: 'edit', commentId: 4 });
    const later = open();
    expect(open(2).takeUp()).toBeNull();
    expect(later.takeUp()).toEqual({ kind: 'edit', commentId: 4 });
    expect(open().takeUp()).toBeNull();
  });
});

describe('a storage that throws', () => {
  beforeEach(() => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('QuotaExceededError');
      });
  });
  afterEach(() => vi.restoreAllMocks());

  it('is borne; what is typed lives as long as the page', () => {
    const drafts = open();
    expect(drafts.find({ kind: 'new' })).toBeNull();
    drafts.save({ kind: 'new' }, 'Immerhin hier');
    expect(drafts.find({ kind: 'new' })).toBe('Immerhin hier');
    drafts.forget({ kind: 'new' });
    expect(drafts.find({ kind: 'new' })).toBeNull();
  });
});
