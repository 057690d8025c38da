// Tests what a restored portal tells nobody a second time, and what is left as it was where restoring fails.
import { mkdtemp, readdir, readFile, rm, truncate } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { makeCtx } from '#kernel/ctx.ts';
import { enqueue } from '#kernel/jobs.ts';
import { saveSecretFile } from '#kernel/secret-file.ts';
import { portalItself } from '#kernel/viewer.ts';
import { isOn } from '#kernel/testing/switched-off.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import type { TestPortal } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aComment, aPendingComment } from '#bundles/comments/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { STORE_FOLDER } from './constants.ts';
import { makeBackup } from './make-backup.ts';
import { proveBackup } from './prove-backup.ts';
import { openBackup } from './read-backup.ts';
import { checkBackup, restoreBackup } from './restore-backup.ts';
import { anEmptyPlace, spoil, targetOf, withManifest } from './test-data.ts';
import { isRestorationUnfinished } from './unfinished.ts';

const portal = await testPortal();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'litfass-backups-'));
  await portal.files.put('images/1/original.txt', Readable.from([Buffer.from('ein Bild')]), {
    contentType: 'text/plain',
  });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const back = (name: string, from: TestPortal) => makeBackup(from, { file: path.join(folder, name) });

describe('what is announced for a moment to come', () => {
  it('is told then, and what was due or begun is not told again', async () => {
    const other = await testPortal();
    const name = 'notifications.on-pieces-published';
    const job = { name } as const;
    const itself = makeCtx(other, portalItself);
    await enqueue(itself, job, { is: 'later' }, { startAfter: new Date(Date.now() + 3_600_000) });
    await enqueue(itself, job, { is: 'again' }, { startAfter: new Date(Date.now() + 3_600_000) });
    await enqueue(itself, job, { is: 'due' });
    await other.database.query(`update pgboss.job set state = 'retry' where data ->> 'is' = 'again'`);
    await back('announced', other);
    const { elsewhere, restore } = await anEmptyPlace(folder);
    await restore('announced');
    const { rows } = await elsewhere.database.query(
      `select data ->> 'is' as word from pgboss.job where name = '${name}'`,
    );
    expect(rows).toEqual([{ word: 'later' }]);
  });
});

describe('what changes something and tells people of it', () => {
  it('is done without telling them, and neither a comment nor a decision is told of again', async () => {
    const other = await testPortal();
    const itself = makeCtx(other, portalItself);
    await enqueue(itself, { name: 'events.follow-dates' }, { eventId: 7 });
    await enqueue(itself, { name: 'events.fill-seats' }, { eventId: 7, dateKey: 1 });
    await enqueue(itself, { name: 'moderation.tell-decision' }, { decisionId: 7 });
    await aComment(itself, await anArticle(itself));
    await aPendingComment(itself, await anArticle(itself));
    await back('quiet', other);
    const { elsewhere, restore } = await anEmptyPlace(folder);
    await restore('quiet');
    const { rows } = await elsewhere.database.query(
      `select name, data from pgboss.job where name ~ '^(events|moderation)' order by name`,
    );
    // Jobs of a bundle that is switched off were never taken into work.
    expect(rows).toEqual(
      isOn('events')
        ? [
            { name: 'events.fill-seats', data: { eventId: 7, dateKey: 1, isQuiet: true } },
            { name: 'events.follow-dates', data: { eventId: 7, isQuiet: true } },
          ]
        : [],
    );
    const { rows: untold } = await elsewhere.database.query(
      'select state from comments where id in (select comment_id from comments_to_tell)',
    );
    expect(untold).toEqual([{ state: 'held' }]);
  });
});

describe('a restoration that fails before it has changed anything', () => {
  it('leaves the portal that is there as it was, which starts', async () => {
    const other = await testPortal();
    const { id } = await aUser(makeCtx(other, portalItself), { name: 'Bleibt' });
    await back('strange', portal);
    await withManifest(path.join(folder, 'strange'), path.join(folder, 'stranger'), (manifest) => ({
      ...manifest,
      jobColumns: ['name text); --'],
    }));
    await expect(
      restoreBackup(await openBackup(path.join(folder, 'stranger')), targetOf(other), {
        isReplacing: true,
        isSending: false,
      }),
    ).rejects.toThrow('nicht hat');
    expect(await isRestorationUnfinished(other.database)).toBe(false);
    const { rows } = await other.database.query('select name from users where id = $1', [id]);
    expect(rows).toEqual([{ name: 'Bleibt' }]);
  });
});

describe('the secret of a portal that is to be replaced', () => {
  it('stays what it is when that fails half way', async () => {
    const own = await mkdtemp(path.join(os.tmpdir(), 'litfass-backups-'));
    onTestFinished(() => rm(own, { recursive: true, force: true }));
    const file = path.join(own, 'backup');
    await makeBackup(portal, { file, secret: 'aus der Sicherung\n' });
    const store = path.join(own, STORE_FOLDER);
    for (const part of (await readdir(store)).filter((name) => name.length === 2))
      for (const name of await readdir(path.join(store, part))) await spoil(path.join(store, part, name));
    const other = await testPortal();
    const dataDir = path.join(own, 'data');
    await saveSecretFile({ dataDir }, 'eigenes\n');
    const saveSecret = async (secret: string) => void (await saveSecretFile({ dataDir }, secret));
    await expect(
      restoreBackup(await openBackup(file), targetOf(other), {
        isReplacing: true,
        isSending: false,
        saveSecret,
      }),
    ).rejects.toThrow('beschädigt');
    expect(await readFile(path.join(dataDir, 'secret'), 'utf8')).toBe('eigenes\n');
  });
});

describe('a backup', () => {
  it('sees contents that were cut, and is written anew in the place of what a proof found broken', async () => {
    const own = await mkdtemp(path.join(os.tmpdir(), 'litfass-backups-'));
    onTestFinished(() => rm(own, { recursive: true, force: true }));
    const other = await testPortal();
    await other.files.put('images/1/a.txt', Readable.from([Buffer.from('ein Bild')]), {
      contentType: 'text/plain',
    });
    await makeBackup(other, { file: path.join(own, 'first') });
    const store = path.join(own, STORE_FOLDER);
    const [part] = (await readdir(store)).filter((name) => name.length === 2);
    const [name] = await readdir(path.join(store, part!));
    const content = path.join(store, part!, name!);
    await truncate(content, 3);
    const first = await openBackup(path.join(own, 'first'));
    await expect(checkBackup(first)).rejects.toThrow('fehlt eine Datei');
    await makeBackup(other, { file: path.join(own, 'second') });
    expect(await readFile(content, 'utf8')).toBe('ein Bild');
    await spoil(content);
    await checkBackup(first);
    await expect(proveBackup(first, other.database)).rejects.toThrow('Die nächste Sicherung schreibt neu');
    await makeBackup(other, { file: path.join(own, 'third') });
    await proveBackup(await openBackup(path.join(own, 'third')), other.database);
    expect(await readFile(content, 'utf8')).toBe('ein Bild');
  });
});
