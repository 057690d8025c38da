// This is the one look of all mails that the portal writes, as plain text and as HTML that says the same.
import { createElement } from 'react';
import type { Ctx } from '#kernel/ctx.ts';
import { renderToHtml } from '#kernel/render.tsx';
import { findTheme, lightTokens } from '#bundles/appearance/public.ts';
import { portalName, readSetting } from '#bundles/settings/public.ts';
import { LetterMail } from './ui/LetterMail.tsx';

export interface LetterLink {
  readonly label: string;
  /** A whole address. */
  readonly href: string;
}

export interface MailLetter {
  /** The greeting, such as „Guten Tag, Ruth Lindner,“. */
  readonly greeting: string;
  /** The paragraphs: plain text, where line breaks count; or a link on a line of its own, as in a list of news. */
  readonly paragraphs: readonly (string | LetterLink)[];
  /** What the mail is about, as a button. */
  readonly action?: LetterLink;
  /** Why one gets it and how it ends. */
  readonly footer?: string;
}

/** Renders a letter for `sendMail`, in the colours of the portal: nothing in the letter is taken for markup. */
export const mailLetter = async (
  ctx: Ctx,
  letter: MailLetter,
): Promise<{ readonly text: string; readonly html: string }> => {
  const [theme, portal] = await Promise.all([findTheme(ctx), readSetting(ctx, portalName)]);
  const fill = lightTokens(theme)['accent-fill']!;
  const mail = createElement(LetterMail, { letter, portal, fill });
  return { text: toText(letter), html: `<!doctype html>${renderToHtml(mail)}` };
};

const toText = ({ greeting, paragraphs, action, footer }: MailLetter): string => {
  const parts = [greeting, ...paragraphs, ...(action ? [action] : [])];
  const lines = parts.map((part) => (typeof part === 'string' ? part : `${part.label}:\n${part.href}`));
  // Mail programs know a line of two hyphens and a space as the beginning of the foot.
  return [...lines, ...(footer ? [`-- \n${footer}`] : [])].join('\n\n');
};
