import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { start } from './main.ts';

// The folder can't be made, so that nothing is started should an option be taken for a good one.
beforeEach(() => void vi.stubEnv('DATA_DIR', '/dev/null/x').stubEnv('PORT', '0'));
afterEach(() => void vi.unstubAllEnvs());

it.each([
  ['--scale', ['--scale', 'viel']],
  ['--scale', ['--scale=viel']],
  ['--scale', ['--scale']],
  ['--scale', ['--scale=']],
  ['--picture-size', ['--empty', '--picture-size=2']],
])('a start refuses what is no number for %s: %j', async (name, args) => {
  await expect(start({ args })).rejects.toThrow(`${name} verlangt eine Zahl über 0 bis`);
});

it.each([[['--scale', '0.5']], [['--scale=0.5', '--picture-size=1']]])('a start takes %j', async (args) => {
  await expect(start({ args })).rejects.toThrow('ist nicht beschreibbar');
});
