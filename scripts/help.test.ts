// `npm run … -- --help` lets every command explain itself, with the options that it takes, before anything is installed or
// built.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandNames, helpOf, swallowedOption, unknownOption } from '../src/command-help.mjs';

const ROOT = path.dirname(import.meta.dirname);
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const call = (script: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

it('each command of package.json but that of another program has its help', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const ours = Object.keys(scripts).filter((name) => !scripts[name]!.startsWith('biome'));
  expect(commandNames.toSorted()).toEqual(ours.toSorted());
});

it.each([
  ['archive', 'src/archive-command.ts'],
  ['backup', 'src/backup-command.ts'],
  ['import', 'src/import-command.ts'],
  ['restore', 'src/restore-command.ts'],
  ['bench', 'bench/run.ts'],
  ['mutate', 'mutate/run.ts'],
])('the help of %s names the options that it takes, and no others', (name, file) => {
  const taken = [...read(file).matchAll(/^\s+'?([a-z-]+)'?: \{ type: '/gm)].map(
    ([, option]) => `--${option}`,
  );
  const inLine = [...read(file).matchAll(/[{,] ([a-z]+): \{ type: '/g)].map(([, option]) => `--${option}`);
  const named = [...helpOf(name).matchAll(/^ {2}(--[a-z-]+)/gm)].map(([, option]) => option);
  expect(named.toSorted()).toEqual([...new Set([...taken, ...inLine])].toSorted());
});

describe('at the terminal', () => {
  it.each([
    ['scripts/task.mjs', 'backup', '--help'],
    ['scripts/task.mjs', 'bench', '-h'],
    ['start.mjs', '--help'],
    ['start.mjs', '--dev', '--help'],
    ['test.mjs', '--help'],
  ])('%s %s shows how it goes, and does nothing', (script, ...args) => {
    const { status, stdout } = call(script, ...args);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^So geht es: npm /);
    expect(stdout).toMatch(/\n {2}--/);
  });

  it('an option that the command doesn’t know stops it with how it goes', () => {
    const { status, stderr } = call('scripts/task.mjs', 'e2e', '--acept-design');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^„--acept-design“ kennt dieser Befehl nicht\.\nSo geht es: npm run e2e/);
  });

  it.each([
    ['start.mjs', 'start', 'empty'],
    ['scripts/task.mjs', 'backup', 'recipient'],
    ['scripts/task.mjs', 'archive', 'no_premium'],
    ['scripts/task.mjs', 'restore', 'replace'],
  ])('%s %s stops where npm has kept --%s for itself', (script, name, option) => {
    const { status, stderr } = spawnSync(process.execPath, [script, name], {
      cwd: ROOT,
      encoding: 'utf8',
      // The folder leads nowhere, so that nothing happens should it go on.
      env: { ...process.env, DATA_DIR: '/dev/null/x', [`npm_config_${option}`]: 'true' },
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(
      new RegExp(`^„--${option.replace('_', '-')}“ hat npm für sich behalten: .*\\nSo geht es`),
    );
  });

  it('what npm has by the same name is nothing of ours', () =>
    expect(swallowedOption('restore', { npm_config_key: 'k', npm_config_all: 'true' })).toBeUndefined());

  it('options with their values behind a sign are known, as are those that another program takes', () => {
    expect(unknownOption('browsers', ['--only=Firefox', 'read'])).toBeUndefined();
    expect(unknownOption('canary', ['--reporter=dot'])).toBeUndefined();
    expect(unknownOption('start', ['--scale', '3'])).toBeUndefined();
  });
});
