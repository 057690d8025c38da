// Lists the calls of newsletters, for the table of roles. For tests only.
import { anArticle } from '#bundles/articles/test-data.ts';
import { sendNow } from '#bundles/newsletters/issues/commands.ts';
import { confirmToken, readerToken } from '#bundles/newsletters/links.ts';
import { aNewsletter, aReader, nextIssueOf } from '#bundles/newsletters/test-data.ts';
import { ADMINS, EDITORS, EVERYBODY, row } from './row.ts';
import type { Call, Case, World } from './row.ts';

let count = 0;

/** Makes a newsletter of the place, with something to send. */
const aLocalOne = async ({ ctx, place }: World) => {
  await anArticle(ctx, { locationId: place.id });
  return aNewsletter(ctx, { locationId: place.id });
};

const onNewsletter =
  (body?: object): Call =>
  async (world) => ({
    params: { newsletterId: (await aLocalOne(world)).id },
    ...(body && { body }),
  });

const form = () => ({
  name: `Der Abend ${++count}`,
  slug: `der-abend-${count}`,
  description: 'Was heute geschehen ist.',
  rhythm: 'daily',
  weekday: '1',
  hour: '18',
  place: '',
  tags: '',
  length: '8',
  isActive: '1',
});

const withToken =
  (make: typeof readerToken, state: 'active' | 'unconfirmed'): Call =>
  async ({ ctx }) => {
    const reader = await aReader(ctx, await aNewsletter(ctx), { state });
    return { params: { token: make(ctx, reader.id) } };
  };

export const newsletterRows: Readonly<Record<string, Case>> = {
  newsletter_ask: row(EVERYBODY, async ({ ctx }) => ({
    body: { email: `brief-${++count}@litfass.example`, brief: [(await aNewsletter(ctx)).id] },
  })),
  // The link is the permission, whoever follows it.
  newsletter_confirm_send: row(EVERYBODY, withToken(confirmToken, 'unconfirmed')),
  newsletter_unsubscribe_send: row(EVERYBODY, withToken(readerToken, 'active')),
  // The call is for mail servers, who say a secret.
  newsletter_bounce: row('signIn signIn signIn signIn signIn signIn signIn signIn', () => ({
    type: 'message/rfc822',
    body: 'Subject: x\r\n\r\nx',
  })),
  own_newsletters_send: row('signIn forbidden forbidden ok ok ok ok ok', async ({ ctx }) => ({
    body: { brief: [(await aNewsletter(ctx)).id] },
  })),
  newsletter_create: row(ADMINS, () => ({ body: form() })),
  newsletter_save: row(ADMINS, async (world) => ({
    params: { newsletterId: (await aLocalOne(world)).id },
    body: form(),
  })),
  newsletter_words: row(EDITORS, onNewsletter({ subject: 'Guten Morgen', intro: 'Heute:', version: 1 })),
  newsletter_piece: row(EDITORS, async (world) => {
    const newsletter = await aLocalOne(world);
    const { id } = await anArticle(world.ctx, { locationId: world.place.id });
    return { params: { newsletterId: newsletter.id }, body: { act: 'leave', key: `article:${id}` } };
  }),
  newsletter_test: row(EDITORS, onNewsletter()),
  newsletter_hold: row(EDITORS, onNewsletter({ act: 'hold' })),
  newsletter_send: row(EDITORS, onNewsletter({ number: 1, sure: '1' })),
  newsletter_stop: row(EDITORS, async (world) => {
    const newsletter = await aLocalOne(world);
    const issue = await nextIssueOf(world.ctx, newsletter);
    await sendNow(world.ctx, newsletter.id, { number: issue.number, isSure: true });
    return { params: { newsletterId: newsletter.id }, body: { issue: issue.id } };
  }),
};
