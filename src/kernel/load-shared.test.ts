import { describe, expect, it } from 'vitest';
import { actAs, makeCtx, withTransaction } from './ctx.ts';
import type { Ctx } from './ctx.ts';
import { loadShared } from './load-shared.ts';
import { testCtx, testPortal } from './testing/test-portal.ts';
import { anonymous } from './viewer.ts';
import type { Role, Viewer } from './viewer.ts';

const ctx = await testCtx();
const aReader = (id: number, more: Partial<Viewer> = {}): Viewer => ({
  ...anonymous,
  id,
  name: `Leserin ${id}`,
  isConfirmed: true,
  roles: [{ role: 'member', locationPath: '' }],
  ...more,
});
const withRole = (role: Role) => aReader(9, { roles: [{ role, locationPath: '1/2/' }] });

let keys = 0;
/** Says for whom it was loaded, and how often. */
const aPart = (authorIds: readonly number[] = []) => {
  const key = `test ${keys++}`;
  let loads = 0;
  const load = async ({ viewer }: Ctx) => ({
    for: viewer.id,
    pass: viewer.hasPass,
    n: ++loads,
    authorIds,
    tags: [key],
  });
  return async (viewer: Viewer, as = ctx) => {
    const { for: id, pass, n } = await loadShared(actAs(as, viewer), key, load);
    return { id, pass, n };
  };
};

describe('parts of a page that are the same for all who may read the same', () => {
  it('are loaded once for all of them, as nobody in particular', async () => {
    const part = aPart();
    expect(await part(aReader(1))).toEqual({ id: null, pass: false, n: 1 });
    expect(await part(aReader(2))).toEqual({ id: null, pass: false, n: 1 });
    expect(await part(anonymous)).toEqual({ id: null, pass: false, n: 1 });
    expect(await part(withRole('author'))).toEqual({ id: null, pass: false, n: 1 });
  });

  it('and once more for those who have a pass', async () => {
    const part = aPart();
    await part(aReader(1));
    expect(await part(aReader(2, { hasPass: true }))).toEqual({ id: null, pass: true, n: 2 });
    expect(await part(aReader(3, { hasPass: true }))).toEqual({ id: null, pass: true, n: 2 });
    expect(await part(aReader(1))).toEqual({ id: null, pass: false, n: 1 });
  });

  it.each(['moderator', 'editor', 'admin'] as const)(
    'but every time for %ss, as themselves',
    async (role) => {
      const part = aPart();
      await part(aReader(1));
      expect(await part(withRole(role))).toEqual({ id: 9, pass: false, n: 2 });
      expect(await part(withRole(role))).toEqual({ id: 9, pass: false, n: 3 });
      expect(await part(aReader(1))).toEqual({ id: null, pass: false, n: 1 });
    },
  );

  it('and for the authors of what is shown', async () => {
    const part = aPart([4, 5]);
    await part(aReader(1));
    expect(await part(aReader(5))).toEqual({ id: 5, pass: false, n: 2 });
    expect(await part(aReader(6))).toEqual({ id: null, pass: false, n: 1 });
  });

  it('are neither cached nor taken from memory within a transaction', async () => {
    const part = aPart();
    await part(aReader(1));
    expect(await withTransaction(ctx, (ctx) => part(aReader(1), ctx))).toEqual({ id: 1, pass: false, n: 2 });
  });

  it('nor where pages are drawn afresh each time', async () => {
    const portal = await testPortal({ config: { pageCache: false } });
    const part = aPart();
    const afresh = makeCtx(portal, anonymous);
    expect((await part(aReader(1), afresh)).n).toBe(1);
    expect((await part(aReader(1), afresh)).n).toBe(2);
  });
});
