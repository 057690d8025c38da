// Makes full lists and members who call, for tests.
import { actAs } from '#kernel/ctx.ts';
import type { TestApp } from '#kernel/testing/test-portal.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { images } from '../schema.ts';
import { LIST_LIMIT } from './constants.ts';
import type { ReferenceList } from './constants.ts';
import { imageReferences } from './schema.ts';

/** Puts so many images of somebody on one of their lists; as many as fit unless told. Returns their ids. */
export const fillList = (ctx: Ctx, userId: number, list: ReferenceList, count = LIST_LIMIT) =>
  withTransaction(ctx, async (ctx): Promise<number[]> => {
    const image = { originalKey: 'o', sha256: 's', bytes: 1, width: 4, height: 3, createdAt: ctx.now };
    const made = await ctx.db
      .insert(images)
      .values(Array.from({ length: count }, () => ({ ...image, ownerId: userId })))
      .returning({ id: images.id });
    const row = { userId, type: 'image', list, addedAt: ctx.now } as const;
    await ctx.db.insert(imageReferences).values(made.map(({ id }) => ({ ...row, objectId: id })));
    return made.map(({ id }) => id);
  });

interface CallOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** What is sent: text is a form, an object is JSON. */
  readonly payload?: string | object;
  readonly headers?: object;
}

/** Makes a member with their session, and calls as they make them. */
export const aCaller = async (app: TestApp) => {
  const user = await aUser(app.ctx);
  const session = await signedIn(app, user);
  const call = (url: string, { method = 'POST', payload, headers }: CallOptions = {}) =>
    app.http.inject({
      method,
      url,
      headers: { ...session, ...(typeof payload === 'string' && FORM), ...headers },
      ...(payload !== undefined && { payload }),
    });
  return {
    id: user.id,
    session,
    as: actAs(app.ctx, user.viewer),
    call,
    /** The page of the lists, with the message that `reply` left for it. */
    flashAfter: async (reply: { headers: { 'set-cookie'?: string | string[] | undefined } }) => {
      const cookie = String(reply.headers['set-cookie']).split(';')[0];
      const headers = { cookie: `${session.cookie}; ${cookie}` };
      return (await call('/konto/merkliste', { method: 'GET', headers })).body;
    },
  };
};

export type Caller = Awaited<ReturnType<typeof aCaller>>;

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
