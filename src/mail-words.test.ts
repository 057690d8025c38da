// Every mail that the portal sends is a text that a portal may want otherwise, and stands on the desk of texts.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { noticeKindsOf } from '#kernel/notices.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { listWordings } from '#bundles/wording/queries.ts';

/**
 * Who sends mails, or puts letters together, in words that nobody can change, and why. The mail with which an administrator
 * tries the mail server goes to nobody else, and past the outbox.
 */
const FIXED: Readonly<Record<string, string>> = {
  'mail/commands.ts': 'puts into the outbox what others have written',
  'mail/letter.ts': 'draws what others have written',
  'mail/public.ts': 'passes both on',
  'newsletters/issues/commands.ts': 'sends an issue, which its editors word, to one of them to try it',
  'wording/letter.ts': 'makes letters of the words on the desk',
  'wording/form-page.ts': 'draws the preview of the desk and sends nothing',
};

const FOLDER = path.resolve('src/bundles');
const sources = globSync('**/*.{ts,tsx}', { cwd: FOLDER })
  .filter((file) => !/(\.test\.tsx?|test-data\.ts)$/.test(file))
  .map((file) => ({ file, source: readFileSync(path.join(FOLDER, file), 'utf8') }));
const sourcesWith = (pattern: RegExp) => sources.filter(({ source }) => pattern.test(source));

const ctx = await testCtx();
const onDesk = new Map((await listWordings(ctx)).map((wording) => [wording.key, wording]));

/** Returns wordings that a module offers, alone or in lists and records. */
const wordingsIn = (value: unknown): { key: string; isMail: boolean }[] => {
  if (typeof value !== 'object' || value === null) return [];
  if ('key' in value && 'isMail' in value && 'parts' in value)
    return [value as { key: string; isMail: boolean }];
  return Object.values(value).flatMap(wordingsIn);
};

describe('the mails of the portal', () => {
  it('are put together from words on the desk, but for those that say why not', () => {
    const senders = sourcesWith(/(?<![.\w])(sendMail|mailLetter)\b/).map(({ file }) => file);
    const worded = sourcesWith(/\bwordedLetter\(/).map(({ file }) => file);
    expect(senders.length).toBeGreaterThan(8);
    expect(senders.filter((file) => !worded.includes(file) && !(file in FIXED))).toEqual([]);
    expect(Object.keys(FIXED).filter((file) => !senders.includes(file))).toEqual([]);
  });

  it('all stand on the desk, with every other text that is declared anywhere', async () => {
    const files = sourcesWith(/\b(defineWording|defineSentence)\b/).filter(
      ({ file }) => !file.startsWith('wording/'),
    );
    expect(files.length).toBeGreaterThan(4);
    const modules: unknown[] = await Promise.all(files.map(({ file }) => import(`./bundles/${file}`)));
    const declared = modules.flatMap((module) => wordingsIn({ ...(module as object) }));
    expect(declared.length).toBeGreaterThan(25);
    expect(declared.filter(({ key }) => !onDesk.has(key))).toEqual([]);
  });

  it('have a subject, a text and a way to begin', () => {
    for (const { isMail, parts, greeting, key } of onDesk.values()) {
      if (!isMail) continue;
      expect([key, Object.keys(parts)]).toEqual([key, expect.arrayContaining(['subject', 'text'])]);
      expect([key, greeting && onDesk.has(greeting.key)]).toEqual([key, true]);
    }
  });

  it('are one for each kind of notices, and one for each digest', () => {
    const kinds = noticeKindsOf(ctx.portal.bundles).map(({ name }) => `notifications.mail.${name}`);
    expect(kinds).toEqual(expect.arrayContaining(['notifications.mail.week', 'notifications.mail.exports']));
    for (const key of [...kinds, 'notifications.digest.daily', 'notifications.digest.weekly'])
      expect([key, onDesk.get(key)?.isMail]).toEqual([key, true]);
  });
});
