// Topic: a mail about an account in the portal's words, for `sendMail`.
import type { Ctx } from '#kernel/ctx.ts';
import { mailLetter } from '#bundles/mail/public.ts';
import type { LetterLink } from '#bundles/mail/public.ts';
import { portalName, readSetting } from '#bundles/settings/public.ts';
import { paragraphsOf, readWording } from '#bundles/wording/public.ts';
import type { Wording } from '#bundles/wording/public.ts';
import * as texts from './texts.ts';

export interface AccountLetter<Named extends string> {
  readonly mail: Wording<string, Named>;
  /** '' greets nobody by name. */
  readonly name: string;
  readonly values: Readonly<Record<Exclude<Named, 'portal'>, string>>;
  /** Where its button leads, if it has one. */
  readonly href?: string;
  /** What stands below the text. */
  readonly more?: readonly (string | LetterLink)[];
}

export const accountLetter = async <Named extends string>(
  ctx: Ctx,
  { mail, name, values, href, more = [] }: AccountLetter<Named>,
): Promise<{ readonly subject: string; readonly text: string; readonly html: string }> => {
  const portal = await readSetting(ctx, portalName);
  const filled: Readonly<Record<string, string>> = { ...values, portal };
  const words = await readWording(ctx, mail as Wording, filled);
  const { subject = '', text = '', action, footer } = words;
  const letter = await mailLetter(ctx, {
    greeting: texts.greeting(name),
    paragraphs: [...paragraphsOf(text), ...more],
    ...(action && href && { action: { label: action, href } }),
    ...(footer && { footer }),
  });
  return { subject, ...letter };
};
