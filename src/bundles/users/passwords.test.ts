import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { hashPassword, needsRehash, verifyPassword } from './passwords.ts';

/** Measures the processor time that a wrong password takes, in microseconds: what else the machine does isn't counted. */
const workToRefuse = async (passwordHash: string | undefined) => {
  const works: number[] = [];
  for (let i = 0; i < 9; i++) {
    const start = process.cpuUsage();
    expect(await verifyPassword(passwordHash, 'litfass-attrappe')).toBe(false);
    const { user, system } = process.cpuUsage(start);
    works.push(user + system);
  }
  return works.sort((a, b) => a - b)[4]!;
};

describe('passwords', () => {
  it('are kept as argon2id with 19 MiB, two passes and one lane, each with a salt of its own', async () => {
    const [one, other] = await Promise.all([
      hashPassword('ein ganzer Satz'),
      hashPassword('ein ganzer Satz'),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
    expect(needsRehash(one)).toBe(false);
  });

  it('are right only to the letter, however umlauts were typed', async () => {
    const known = await hashPassword('Würzburger Straße');
    expect(await verifyPassword(known, 'Wu\u0308rzburger Straße')).toBe(true);
    expect(await verifyPassword(known, 'würzburger Straße')).toBe(false);
    expect(await verifyPassword(known, '')).toBe(false);
  });

  it('are hashed again when they were made with other parameters', async () => {
    const old = await hash('ein ganzer Satz', { memoryCost: 8, timeCost: 1 });
    expect(await verifyPassword(old, 'ein ganzer Satz')).toBe(true);
    expect(needsRehash(old)).toBe(true);
  });

  it('that were taken away are wrong, whatever is typed', async () => {
    for (const typed of ['', 'litfass-attrappe']) expect(await verifyPassword('', typed)).toBe(false);
  });

  it('of people who do not exist are wrong, and take as long to find so', async () => {
    const known = await hashPassword('ein ganzer Satz');
    const ratio = (await workToRefuse(undefined)) / (await workToRefuse(known));
    expect(ratio).toBeGreaterThan(0.3);
    expect(ratio).toBeLessThan(3);
  });
});
