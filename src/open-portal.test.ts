import { expect, it, onTestFinished } from 'vitest';
import { createLogger } from '#kernel/log.ts';
import { withDatabase } from '#kernel/database.ts';
import { emptyDatabase, testPortal } from '#kernel/testing/test-portal.ts';
import { reachDatabase } from './open-portal.ts';

const log = createLogger({ logLevel: 'silent' });

it('a database that can’t hold all letters is refused before anything is made in it', async () => {
  const { database, target } = await testPortal();
  const name = `latin_${database.id}`;
  await database.query(`create database ${name} encoding 'LATIN1' template template0 locale 'C'`);
  onTestFinished(async () => void (await database.query(`drop database ${name} with (force)`)));
  await expect(reachDatabase(withDatabase(target, name), log)).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringContaining('Zeichenkodierung LATIN1'),
  });
  const reached = await reachDatabase(await emptyDatabase(), log);
  await reached.close();
});
