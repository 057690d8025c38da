import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anonymous } from '#kernel/viewer.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { saveTheme } from './commands.ts';
import { PRESETS, STANDARD } from './presets.ts';
import { findStyleSheet, findTheme } from './queries.ts';

const ctx = await testCtx();
const admin = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
const asAdmin = actAs(ctx, admin.viewer);
const harbour = PRESETS.find(({ key }) => key === 'hafen')!.theme;

describe('the looks of a portal', () => {
  it('are those it came with, and then ask for no style sheet', async () => {
    expect(await findTheme(ctx)).toEqual(STANDARD);
    expect(await findStyleSheet(ctx)).toBeUndefined();
  });

  it('are changed by an administrator, and changed back', async () => {
    expect(await saveTheme(asAdmin, harbour)).toEqual({ kind: 'saved' });
    expect(await findTheme(ctx)).toEqual(harbour);
    const { css = '', version = '' } = (await findStyleSheet(ctx)) ?? {};
    expect(css).toContain('--accent:light-dark(#0b4f8a, #86bdf0)');
    expect(version).toMatch(/^[0-9a-f]{12}$/);
    expect(await saveTheme(asAdmin, harbour)).toEqual({ kind: 'unchanged' });
    expect(await saveTheme(asAdmin, STANDARD)).toEqual({ kind: 'saved' });
    expect(await findStyleSheet(ctx)).toBeUndefined();
  });

  it('are refused when somebody couldn’t read them', async () => {
    const colors = { ...STANDARD.colors, accent: { light: '#ffcc00', dark: '#ff8d7c' } };
    expect(await saveTheme(asAdmin, { ...STANDARD, colors })).toEqual({
      kind: 'invalid',
      errors: {
        accent_light: expect.stringMatching(/^Der Kontrast ist zu klein: 1,3 statt 4,5\. Am nächsten/),
      },
    });
    expect(await findTheme(ctx)).toEqual(STANDARD);
  });

  it('are nobody else’s business', async () => {
    const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] });
    for (const viewer of [anonymous, editor.viewer])
      await expect(saveTheme(actAs(ctx, viewer), harbour)).rejects.toMatchObject({ status: 403 });
  });
});
