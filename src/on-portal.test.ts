import { expect, it, onTestFinished, vi } from 'vitest';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { onPortal } from './on-portal.ts';

const SECRET = 'a secret that is long enough for everything';

it.each([
  [`insert into drizzle.__drizzle_migrations (hash, created_at) values ('neuer', 9999999999999)`, 'neueren'],
  ['delete from drizzle.__drizzle_migrations where id > 5', 'älteren'],
  ['create schema litfass_restoring', 'Wiederherstellung wurde hier abgebrochen'],
])('a command changes nothing in a database that it must not work upon: %s', async (statement, word) => {
  const { database, target, config } = await testPortal();
  await database.query(statement);
  if ('url' in target) vi.stubEnv('DATABASE_URL', target.url);
  else
    vi.stubEnv(
      'DATABASE_URL',
      `postgres://${target.user}@${encodeURIComponent(target.socketDir)}:${target.port}/${target.database}`,
    );
  vi.stubEnv('DATA_DIR', config.dataDir);
  vi.stubEnv('SECRET', SECRET);
  vi.stubEnv('LOG_LEVEL', 'silent');
  onTestFinished(() => void vi.unstubAllEnvs());
  const work = vi.fn(async () => 'getan');
  await expect(onPortal(work)).rejects.toThrow(word);
  expect(work).not.toHaveBeenCalled();
});
