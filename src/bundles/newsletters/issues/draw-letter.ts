// Draws an issue as a mail, as HTML and as text, once for all who get it.
import { createElement } from 'react';
import type { Ctx } from '#kernel/ctx.ts';
import { renderToHtml } from '#kernel/render.tsx';
import { darkTokens, findTheme, lightTokens } from '#bundles/appearance/public.ts';
import { LetterMail } from '../ui/LetterMail.tsx';
import type { LetterColors, LetterView } from '../views.ts';
import { MAX_HTML_BYTES } from '../constants.ts';
import { plainLetter } from './plain-letter.ts';

export interface DrawnLetter {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export type LetterScheme = 'light' | 'dark' | 'both';

/** Draws a letter in the portal's colours. What would make it longer than mail programs show is left out at its end. */
export const drawLetter = async (
  ctx: Ctx,
  view: LetterView,
  scheme: LetterScheme = 'both',
): Promise<DrawnLetter> => {
  const theme = await findTheme(ctx);
  const [light, dark] = [toColors(lightTokens(theme)), toColors(darkTokens(theme))];
  const draw = (letter: LetterView) => {
    const mail = createElement(LetterMail, {
      letter,
      colors: scheme === 'dark' ? dark : light,
      darkStyles: scheme === 'both' ? darkStylesOf(dark) : null,
    });
    return `<!doctype html>${renderToHtml(mail)}`;
  };
  let letter = view;
  let html = draw(letter);
  while (Buffer.byteLength(html) > MAX_HTML_BYTES && letter.news.length > 1) {
    letter = { ...letter, news: letter.news.slice(0, -1) };
    html = draw(letter);
  }
  return { subject: letter.subject, html, text: plainLetter(letter) };
};

const toColors = (tokens: Readonly<Record<string, string>>): LetterColors => ({
  page: tokens['sheet']!,
  paper: tokens['paper']!,
  ink: tokens['ink']!,
  quiet: tokens['ink-quiet']!,
  line: tokens['line']!,
  accent: tokens['accent']!,
  fill: tokens['accent-fill']!,
  onFill: '#fffdf8',
});

/** Goes before the styles in attributes, in programs that read it at all; one for Outlook's own way to say dark. */
const darkStylesOf = ({ page, paper, ink, quiet, line, accent, fill }: LetterColors): string => {
  const rules: readonly (readonly [string, string])[] = [
    ['l-page', `background-color:${page}!important`],
    ['l-paper', `background-color:${paper}!important`],
    ['l-ink', `color:${ink}!important`],
    ['l-quiet', `color:${quiet}!important`],
    ['l-accent', `color:${accent}!important`],
    ['l-fill', `background-color:${fill}!important`],
    ['l-line', `border-color:${line}!important`],
    ['l-rule', `border-color:${ink}!important`],
  ];
  const inMedia = rules.map(([name, style]) => `.${name}{${style}}`).join('');
  const inOutlook = rules.map(([name, style]) => `[data-ogsc] .${name}{${style}}`).join('');
  return `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${inMedia}}${inOutlook}`;
};
