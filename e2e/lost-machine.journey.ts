// A machine is lost with everything on it. The portal comes back on a new one from its backup, and whoever wrote in it goes on.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect } from './journey.ts';
import type { Journey } from './journey.ts';
import { setUp } from './people.ts';
import { composerOn, untilSaved, writeInto } from './writer.ts';

export const lostMachine: Journey = {
  name: 'a lost machine',
  portal: 'empty',
  screen: 'wide',
  isLong: true,
  walk: async (visit) => {
    const { page, portal, step, glance, expectStatus } = visit;
    const folder = await mkdtemp(path.join(os.tmpdir(), 'litfass-backup-'));
    const file = path.join(folder, 'sicherung');
    try {
      await setUp(visit, 'Almut Reger');
      const { headline, text } = composerOn(page);

      await glance('somebody writes', async () => {
        await page.goto('/schreiben');
        await page.getByRole('link', { name: /^Artikel/ }).click();
        await writeInto(headline, 'Was bleibt');
        await writeInto(text, 'Geschrieben, bevor die Maschine verloren ging.');
        await untilSaved(page);
      });
      const address = page.url();

      await glance('the portal is backed up while it runs', async () => {
        expect(await portal.command('backup', file, '--with-secret')).toContain('Gesichert:');
      });

      await glance('the machine is lost', async () => {
        expectStatus(503);
        await portal.kill();
        for (const name of await readdir(portal.dataDir))
          await rm(path.join(portal.dataDir, name), { recursive: true, force: true });
      });

      await step(
        'on a new one it is restored, and whoever wrote is signed in still and goes on',
        async () => {
          expect(await portal.command('restore', file)).toContain('Wiederhergestellt:');
          await portal.startAgain();
          await page.goto(address);
          await expect(headline).toHaveValue('Was bleibt');
          await expect(text).toContainText('Geschrieben, bevor die Maschine verloren ging.');
          await writeInto(text, ' Und danach.');
          await untilSaved(page);
        },
      );
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
