import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { runSelfTestCommand } from './self-test-command.ts';

it('tells of a database that is away instead of ending with it, and never a secret', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'litfass-selftest-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  onTestFinished(() => void vi.unstubAllEnvs());
  const [password, mailPassword] = ['db-geheim-4711', 'mail-geheim-4712'];
  vi.stubEnv('DATABASE_URL', `postgres://litfass:${password}@127.0.0.1:1/litfass`);
  vi.stubEnv('SECRET', 'x'.repeat(40));
  vi.stubEnv('SMTP_URL', `smtp://post:${mailPassword}@127.0.0.1:1`);
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('PUBLIC_URL', 'http://localhost:1');
  const lines: string[] = [];
  expect(await runSelfTestCommand([], (line) => lines.push(line))).toBe(1);
  const told = lines.join('\n');
  expect(told).toMatch(/✗ Datenbank +Die Datenbank ist nicht erreichbar/);
  expect(told).toMatch(/! Hintergrundarbeit +Nicht geprüft/);
  expect(told).toMatch(/✓ Dateien/);
  expect(told).toMatch(/✓ Bilder/);
  expect(told).toMatch(/✗ Öffentliche Adresse +Unter http:\/\/localhost:1 antwortet niemand/);
  expect(told).not.toMatch(/geheim|x{40}/);
  expect(told).not.toContain('    at ');
});

it('makes nothing in a folder without a portal, such as one that was mistyped', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'litfass-selftest-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('DATA_DIR', dataDir);
  await expect(runSelfTestCommand([], () => undefined)).rejects.toThrow('gibt es noch kein Portal');
  expect(await readdir(dataDir)).toEqual([]);
});

it('takes no words', async () => {
  await expect(runSelfTestCommand(['--all'], () => undefined)).rejects.toThrow('So geht es');
});
