// This is the short form of `npm run crash`, with one kill of each part of the built portal.
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { crash } from './kill-rounds.ts';

const TIMEOUT_MS = 240_000;

it('loses and doubles nothing when server, worker and database are killed in the midst of writing', {
  timeout: TIMEOUT_MS,
}, async () => {
  expect(existsSync('dist/server/main.js'), 'npm run build comes first').toBe(true);
  // Small pictures are still being made when the first part is killed, and leave the processor to what is tried here.
  const report = await crash({
    victims: ['server', 'worker', 'database'],
    clients: 6,
    calmMs: [300, 600],
    pictureSize: 0.25,
  });
  expect(report.wrong).toEqual([]);
  expect(report.kills).toHaveLength(3);
  expect(report.acknowledged).toBeGreaterThan(50);
  expect(report.readings).toBeGreaterThan(50);
});
