import { expect, it, onTestFinished, vi } from 'vitest';
import { runReindexCommand } from './reindex-command.ts';

it('takes no words', async () => {
  await expect(runReindexCommand(['--all'], () => undefined)).rejects.toThrow('So geht es: npm run reindex');
});

it('says so where there is no portal yet', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('DATABASE_URL', '');
  vi.stubEnv('DATA_DIR', '/nowhere/at/all');
  await expect(runReindexCommand([], () => undefined)).rejects.toThrow(
    'In „/nowhere/at/all“ gibt es noch kein Portal.',
  );
});
