// Does what a mail program does with a mail that came: it reads the two headers, and presses for its reader. RFC 8058
import { describe, expect, it } from 'vitest';
import { makeCtx } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aMailServer } from '#bundles/mail/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { sendNow } from '../issues/commands.ts';
import { findReader } from '../queries.ts';
import { sendSlice } from '../sending/send-slice.ts';
import { aMemberReader, aNewsletter, aReader, nextIssueOf } from '../test-data.ts';

const mailServer = await aMailServer();
const app = await testApp({ config: { smtpUrl: mailServer.url } });
const ctx = makeCtx(app.portal, portalItself);
await aUser(ctx);
const newsletter = await aNewsletter(ctx);
await anArticle(ctx, { headline: 'Die Linde bleibt' });

/** Returns the headers of the mail as it came, unfolded, with names in small letters. */
const headersOf = (raw: string): ReadonlyMap<string, string> => {
  const [head = ''] = raw.split(/\r?\n\r?\n/);
  const lines = head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return new Map(
    lines.map((line): [string, string] => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
    }),
  );
};

describe('a newsletter that came', () => {
  it('is ended by the press of a mail program, for its reader alone', async () => {
    const member = await aUser(ctx);
    const readers = [
      await aReader(ctx, newsletter),
      await aMemberReader(ctx, newsletter, member),
      await aReader(ctx, newsletter),
    ];
    const { id: issueId, number } = await nextIssueOf(ctx, newsletter);
    await sendNow(makeCtx(app.portal, portalItself), newsletter.id, { number, isSure: true });
    await sendSlice(makeCtx(app.portal, portalItself), { issueId, afterId: 0, pauses: 0 });
    const press = async (address: string) => {
      const raw = mailServer.accepted.find((mail) =>
        mail.toLowerCase().includes(`<${address.toLowerCase()}>`),
      )!;
      const headers = headersOf(raw);
      const [, link = ''] = /<(https?:[^>]+)>/.exec(headers.get('list-unsubscribe')!)!;
      expect(link.startsWith(ctx.config.publicUrl)).toBe(true);
      const { statusCode } = await app.http.inject({
        method: 'POST',
        url: new URL(link).pathname,
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'Mailprogramm' },
        payload: headers.get('list-unsubscribe-post')!,
      });
      expect(statusCode).toBe(200);
    };
    const [one, ofMember, other] = readers;
    await press(one!.email!);
    expect(await findReader(ctx, one!.id)).toBeUndefined();
    await press(member.email);
    expect(await findReader(ctx, ofMember!.id)).toBeUndefined();
    expect(await findReader(ctx, other!.id)).toMatchObject({ state: 'active' });
  });
});
