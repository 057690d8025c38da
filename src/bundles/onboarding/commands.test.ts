import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import type { SetupStep } from '#kernel/setup-steps.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { readSetting } from '#bundles/settings/public.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { putOff, saveStep } from './commands.ts';
import { stateOfStep } from './settings.ts';

const ctx = await testCtx();
const admin = actAs(ctx, aViewer({ roles: [{ role: 'admin', locationPath: '' }] }));
const editor = actAs(ctx, aViewer({ roles: [{ role: 'editor', locationPath: '' }] }));

const aStep = (key: string, outcome: Awaited<ReturnType<SetupStep['save']>>): SetupStep => ({
  key,
  order: 1,
  name: 'Schritt',
  intro: '',
  load: async () => ({ fields: [] }),
  save: async () => outcome,
});

describe('a step of setting up', () => {
  it('is done when it was saved, and as open as before when it was refused or goes on', async () => {
    const saved = aStep('saved', { kind: 'saved', text: 'Gut.' });
    const tried = aStep('tried', { kind: 'saved', text: 'Gesendet.', stays: true });
    const wrong = aStep('wrong', { kind: 'invalid', errors: { name: 'Fehlt.' } });
    for (const step of [saved, tried, wrong]) await saveStep(admin, step, {}, '');
    expect(await readSetting(ctx, stateOfStep('saved'))).toBe('done');
    expect(await readSetting(ctx, stateOfStep('tried'))).toBe('');
    expect(await readSetting(ctx, stateOfStep('wrong'))).toBe('');
  });

  it('is put off by administrators, and saved by nobody else', async () => {
    const step = aStep('later', { kind: 'saved', text: 'Gut.' });
    await expect(putOff(editor, step)).rejects.toThrow(expect.objectContaining({ status: 403 }));
    await expect(saveStep(editor, step, {}, '')).rejects.toThrow(expect.objectContaining({ status: 403 }));
    await putOff(admin, step);
    expect(await readSetting(ctx, stateOfStep('later'))).toBe('later');
  });
});
