import { describe, expect, it, vi } from 'vitest';
import { defineAnnouncement } from './announcements.ts';
import type { Ctx } from './ctx.ts';
import type { Bundle } from './bundle.ts';
import { defineNotice, noticeKindsOf, notifyOnEach } from './notices.ts';
import type { NoticeChanges, NoticeKind } from './notices.ts';
import { testCtx } from './testing/test-portal.ts';

const ctx = await testCtx();
const happened = defineAnnouncement<{ readonly ids: readonly number[] }>('things.happened');
const notice = defineNotice({ kind: { name: 'thing' } as NoticeKind, words: () => ({ lead: 'Etwas' }) });

/** Makes a draft; of things with a negative number nothing can be told. */
const draftOf = (id: number) => {
  if (id < 0) throw new Error(`nothing known of ${id}`);
  return notice.draft({ userId: 1, key: `thing:${id}`, subject: { type: 'thing', id }, details: {} });
};

const tell = async (ids: readonly number[], saveError?: Error) => {
  const told: number[][] = [];
  const keep = async (_ctx: Ctx, { drafts: news }: NoticeChanges) => {
    if (saveError) throw saveError;
    told.push(news.map(({ subject }) => subject.id));
  };
  const newsOf = vi.fn(async (_ctx: Ctx, some: readonly number[]) => some.map(draftOf));
  const source = notifyOnEach(
    happened,
    ({ ids }) => ids,
    (ctx, some) => newsOf(ctx, some),
  );
  const failure = await source
    .handledBy(keep)
    .work(ctx, { ids } as never)
    .then(
      () => undefined,
      (error: Error) => error.message,
    );
  return { told, failure, tries: newsOf.mock.calls.length };
};

it('kinds of notices stand in their order, each once', () => {
  const kinds = [10, 30, 20, 5].map((order) => ({ name: `kind ${order}`, order }) as NoticeKind);
  const notices = [...kinds, kinds[0]!].map((kind) =>
    defineNotice({ kind, words: () => ({ lead: 'Etwas' }) }),
  );
  const bundles = [
    { notices: notices.slice(0, 2) },
    {},
    { notices: notices.slice(2) },
  ] as unknown as Bundle[];
  expect(noticeKindsOf(bundles).map(({ order }) => order)).toEqual([5, 10, 20, 30]);
});

describe('what is announced of several things', () => {
  it('is told together', async () => {
    expect(await tell([1, 2, 3])).toEqual({ told: [[1, 2, 3]], failure: undefined, tries: 1 });
  });

  it('is told one by one where that fails, and fails by the one that can’t be told of', async () => {
    const { told, failure } = await tell([1, -2, 3]);
    expect([told, failure]).toEqual([[[1], [3]], 'nothing known of -2']);
    expect(await tell([-2])).toEqual({ told: [], failure: 'nothing known of -2', tries: 1 });
  });

  it('is tried again as a whole while there is no database', async () => {
    const away = Object.assign(new Error('connect ECONNREFUSED'), {
      code: 'ECONNREFUSED',
      syscall: 'connect',
    });
    expect(await tell([1, 2, 3], away)).toMatchObject({ failure: away.message, tries: 1 });
  });
});
