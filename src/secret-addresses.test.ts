// Whoever gets their account back by their old mailbox has it alone: the secret addresses that somebody else saw in it open nothing
// any more.
import { expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anonymous } from '#kernel/viewer.ts';
import * as calendar from '#bundles/events/feeds/own/commands.ts';
import * as calendarRows from '#bundles/events/feeds/own/queries.ts';
import * as feed from '#bundles/feeds/own/commands.ts';
import * as feedRows from '#bundles/feeds/own/queries.ts';
import { askForEmail, undoEmail } from '#bundles/users/registration/email-change/commands.ts';
import { aFreshAddress, linkTo, tokenIn } from '#bundles/users/registration/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';

const ctx = await testCtx();

interface Kept {
  readonly findAddress: (
    ctx: Ctx,
    userId: number,
  ) => Promise<{ readonly token: string | undefined } | undefined>;
  readonly findOwnerOf: (ctx: Ctx, token: string) => Promise<number | undefined>;
}

it.each<[string, (ctx: Ctx) => Promise<void>, Kept]>([
  ['calendar', calendar.renewAddress, calendarRows],
  ['feed', feed.renewAddress, feedRows],
])(
  'the address of one’s own %s ends when a change of the mail address is taken back',
  async (_, renew, rows) => {
    const [user, other] = [await aUser(ctx), await aUser(ctx)];
    const tokens = [];
    for (const one of [user, other]) {
      await renew(actAs(ctx, one.viewer));
      tokens.push((await rows.findAddress(ctx, one.id))!.token!);
    }
    await askForEmail(actAs(ctx, user.viewer), {
      email: `fremd-${user.id}@litfass.example`,
      password: user.password,
    });
    const token = tokenIn(await linkTo(ctx, user.email, '/zuruecknehmen/'));
    expect(await undoEmail(actAs(ctx, anonymous), { token, address: aFreshAddress() })).toMatchObject({
      kind: 'undone',
    });
    expect(await Promise.all(tokens.map((each) => rows.findOwnerOf(ctx, each)))).toEqual([
      undefined,
      other.id,
    ]);
  },
);
