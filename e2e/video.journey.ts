// A film is followed on its way from a member's disk to being played.
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findFfmpeg, runFfmpeg } from '../src/bundles/streams/ffmpeg.ts';
import { choose, expect, expectSoon } from './journey.ts';
import type { Journey } from './journey.ts';
import { aMember } from './people.ts';
import { RESULTS } from './walk.ts';

export const video: Journey = {
  name: 'video',
  portal: 'demo',
  screen: 'wide',
  walk: async (visit) => {
    const { page, step, glance } = visit;
    const player = page.getByRole('main').locator('video');

    await step('there is a place for films and sound', async () => {
      await aMember(visit, 'Onno Petersen');
      await page.goto('/konto/videos');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Videos und Ton');
      await expect(page.getByRole('heading', { name: 'Noch kein Video und kein Ton' })).toBeVisible();
    });

    await step('a film arrives', async () => {
      const film = { name: 'Regatta.mp4', mimeType: 'video/mp4', buffer: await aFilm() };
      await choose(page.getByLabel('Video oder Ton hochladen'), film);
      await expectSoon(page.getByText('„Regatta.mp4“ ist angekommen.')).toBeVisible();
    });

    await step('and becomes playable', async () => {
      await page.getByRole('link', { name: 'Zur Seite der Datei' }).click();
      await expectSoon(page.getByRole('button', { name: /abspielen/i }).first()).toBeVisible();
    });

    await glance('it plays, and stops by key', async () => {
      await page
        .getByRole('button', { name: /abspielen/i })
        .first()
        .click();
      await expect
        .poll(() => player.evaluate((film: HTMLVideoElement) => film.currentTime))
        .toBeGreaterThan(0.2);
      await page.keyboard.press('k');
      await expect.poll(() => player.evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
    });
  },
};

/** Makes some seconds of a test card with a tone. */
const aFilm = async (): Promise<Buffer> => {
  mkdirSync(RESULTS, { recursive: true });
  const file = path.join(RESULTS, 'regatta.mp4');
  const program = (await findFfmpeg({ ffmpegPath: undefined }))!;
  const picture = ['-f', 'lavfi', '-i', 'testsrc=size=320x180:rate=10'];
  const tone = ['-f', 'lavfi', '-i', 'sine=frequency=330'];
  const args = [...picture, ...tone, '-t', '4', '-pix_fmt', 'yuv420p', file];
  await runFfmpeg({ program, args, timeoutMs: 60_000 });
  return readFileSync(file);
};
