// Makes a mail in the words that the portal wants, for `sendMail`.
import type { Ctx } from '#kernel/ctx.ts';
import { mailLetter } from '#bundles/mail/public.ts';
import type { LetterLink } from '#bundles/mail/public.ts';
import { portalName, readSetting } from '#bundles/settings/public.ts';
import type { Wording } from './define.ts';
import { readWording } from './queries.ts';
import { paragraphsOf } from './rules.ts';

export interface WordedLetter<Named extends string = string> {
  readonly mail: Wording<string, Named>;
  /** '' greets nobody by name. */
  readonly name: string;
  readonly values: Readonly<Record<Exclude<Named, 'portal'>, string>>;
  /** Where its button leads, if it has one. */
  readonly href?: string;
  /** What stands below the text. */
  readonly more?: readonly (string | LetterLink)[];
  /** A text below the letter, where the mail has no part for it. */
  readonly footer?: string;
}

/** Every mail that the portal writes by itself is made here, so that each can be worded otherwise. Throws for what is no mail. */
export const wordedLetter = async <Named extends string>(
  ctx: Ctx,
  { mail, name, values, href, more = [], footer }: WordedLetter<Named>,
): Promise<{ readonly subject: string; readonly text: string; readonly html: string }> => {
  const wording = mail as Wording;
  const portal = await readSetting(ctx, portalName);
  const filled: Readonly<Record<string, string>> = { ...values, portal };
  const [greeting, words] = await Promise.all([
    greetingOf(ctx, wording, { name, portal }),
    readWording(ctx, wording, filled),
  ]);
  const { subject = '', text = '', action, footer: foot = footer } = words;
  const letter = await mailLetter(ctx, {
    greeting,
    paragraphs: [...paragraphsOf(text), ...more],
    ...(action && href && { action: { label: action, href } }),
    ...(foot && { footer: foot }),
  });
  return { subject, ...letter };
};

/** Returns how a mail begins that goes to somebody of this name. */
export const greetingOf = async (
  ctx: Ctx,
  { key, greeting }: Wording,
  values: { readonly name: string; readonly portal: string },
): Promise<string> => {
  if (!greeting) throw new Error(`The text ${key} is no mail`);
  const { named, unnamed } = await readWording(ctx, greeting, values);
  return values.name ? named : unnamed;
};
