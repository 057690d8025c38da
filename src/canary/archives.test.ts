// What wasn't chosen is in no archive, and what readers don't find never is: whatever an administrator chooses, looked through for words and
// pictures that few may come across.
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArchive, unpack } from '#bundles/archives/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { isEntitled } from './nest.ts';
import type { Canary, Reader } from './nest.ts';
import { suspiciousIn } from './reading.ts';
import { seedWorld } from './world.ts';

const app = await testApp({ config: { rateLimits: false } });
const world = await seedWorld(app, 'large');
const boss = await aUser(app.ctx, { roles: [{ role: 'admin', locationPath: '' }] });
const admin = actAs(app.ctx, boss.viewer);
const TIMEOUT_MS = 240_000;

/** Returns words of the nest in any file, and pictures of it that lie there. */
const canariesIn = async (choice: Parameters<typeof anArchive>[1]): Promise<Canary[]> => {
  const files = await unpack(await anArchive(admin, choice));
  const words = [...files.values()].flatMap((file) => [...suspiciousIn(file.toString('latin1'))]);
  const pictures = [...files.keys()].flatMap((name) => {
    const id = /^pictures\/(\d+)\/original/.exec(name)?.[1];
    return id ? [`image ${id}`] : [];
  });
  return [...new Set([...words, ...pictures])].flatMap((key) => world.nest.canaries.get(key) ?? []);
};

const foreignTo = (found: readonly Canary[], reader: Reader): string[] =>
  found.filter((canary) => !isEntitled(canary, reader)).map(({ where }) => where);

const NOTHING = { premium: false, comments: false, revisions: false, people: 'names' } as const;

describe('an archive', { timeout: TIMEOUT_MS }, () => {
  it('holds nothing but what everybody reads where nothing else was chosen', async () => {
    expect(foreignTo(await canariesIn(NOTHING), 'visitor')).toEqual([]);
    expect(foreignTo(await canariesIn({ ...NOTHING, comments: true }), 'visitor')).toEqual([]);
  });

  it('holds what one has to pay for where that was chosen, and nothing that somebody with a pass doesn’t read', async () => {
    const found = await canariesIn({ ...NOTHING, premium: true, comments: true });
    expect(foreignTo(found, 'holder')).toEqual([]);
    expect(foreignTo(found, 'visitor').length).toBeGreaterThan(0);
  });

  it('holds no words of pieces that are withdrawn, hidden, expired, to come or being written, whatever was chosen', async () => {
    const found = await canariesIn({
      ...NOTHING,
      premium: true,
      comments: true,
      revisions: true,
      people: 'mails',
    });
    expect(foreignTo(found, 'holder')).toEqual([]);
  });
});
