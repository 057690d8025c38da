// Says who gets a mail about notices, and how they get rid of it.
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { portalName, readSetting } from '#bundles/settings/public.ts';
import { mailAddresses } from '#bundles/users/public.ts';
import { readWording } from '#bundles/wording/public.ts';
import { noticePaths } from '../paths.ts';
import { packToken } from '../unsubscribe-token.ts';
import type { MailTopic } from '../unsubscribe-token.ts';
import { footerWording } from './wordings.ts';

export interface MailReader {
  readonly userId: number;
  readonly to: { readonly name: string; readonly address: string };
  /** This is the whole address of the one-click call. RFC 8058 */
  readonly listUnsubscribe: string;
  readonly footer: string;
}

/** Returns undefined for people whose address isn't confirmed and for those who are gone. */
export const findReader = async (
  ctx: Ctx,
  userId: number,
  topic: MailTopic,
): Promise<MailReader | undefined> => {
  const to = (await mailAddresses.byIds(ctx, [userId])).get(userId);
  if (!to) return undefined;
  const { publicUrl } = ctx.config;
  const token = packToken(ctx.portal.secrets, { userId, topic });
  const listUnsubscribe = publicUrl + url(noticePaths.unsubscribe, { token });
  const { text: footer } = await readWording(ctx, footerWording, {
    einstellungen: publicUrl + url(noticePaths.settings),
    abbestellen: listUnsubscribe,
    portal: await readSetting(ctx, portalName),
  });
  return { userId, to, listUnsubscribe, footer };
};
