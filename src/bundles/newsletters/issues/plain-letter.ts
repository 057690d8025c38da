// Writes an issue as plain text that says the same, in lines that programs don't have to break.
import * as texts from '../texts.ts';
import type { LetterEntryView, LetterView } from '../views.ts';

const LINE = 72;

export const plainLetter = (letter: LetterView): string => {
  const { news, dates, discussed } = letter;
  const parts = [
    `${letter.newsletter}\n${letter.portal}, ${letter.day}`,
    ...letter.intro.map((paragraph) => paragraph.split('\n').map(wrap).join('\n')),
    ...news.map(entryText),
    ...(dates.length > 0 ? [heading(texts.datesHeading), ...dates.map(dateText)] : []),
    ...(discussed.length > 0 ? [heading(texts.discussedHeading), ...discussed.map(discussedText)] : []),
    // Mail programs know a line of two hyphens and a space as the beginning of the foot.
    `-- \n${wrap(texts.footWhy(letter.newsletter, letter.portal))}`,
    `${texts.footUnsubscribe}:\n${letter.unsubscribeHref}`,
    `${texts.footOnTheWeb}:\n${letter.webHref}`,
    wrap(letter.contact),
  ];
  return `${parts.join('\n\n')}\n`;
};

const heading = (title: string) => `${title}\n${'='.repeat(title.length)}`;

const entryText = ({ kicker, headline, lead, byline, isPremium, href }: LetterEntryView): string =>
  [
    isPremium ? `${kicker} ${texts.premiumMark}` : kicker,
    wrap(headline),
    ...(lead ? [wrap(lead)] : []),
    ...(byline ? [texts.byline(byline)] : []),
    href,
  ].join('\n');

const dateText = ({ date, headline, href }: LetterEntryView): string =>
  [
    wrap(`${date ? `${date.weekday}, ${date.day}. ${date.month}: ` : ''}${headline}`),
    ...(date?.where ? [wrap(date.where)] : []),
    href,
  ].join('\n');

const discussedText = ({ headline, comments, href }: LetterEntryView): string =>
  [wrap(headline), ...(comments ? [comments] : []), href].join('\n');

/** Breaks text into lines. Words are kept whole, so that addresses stay addresses. */
const wrap = (text: string): string => {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!;
    if (line !== '' && line.length + word.length >= LINE) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.join('\n');
};
