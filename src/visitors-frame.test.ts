import { createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createLogger } from '#kernel/log.ts';
import { renderPage } from '#kernel/render.tsx';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anonymous } from '#kernel/viewer.ts';
import { shell } from './shell.tsx';

const ctx = await testCtx(anonymous);

const pageAt = async (time: string): Promise<string> => {
  vi.setSystemTime(time);
  const draw = await shell.loadFrame(ctx, { path: '/' }, { scheme: 'auto', flashes: [] });
  const page = draw({ title: 'Seite' }, createElement('p'));
  return renderPage(page, createLogger(ctx.config)).bytes.toString();
};

afterEach(() => vi.useRealTimers());

it('the frame of visitors that is kept says the day that it is, also a moment after midnight', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  expect(await pageAt('2026-11-28T23:59:50+01:00')).toContain('28. November 2026');
  expect(await pageAt('2026-11-28T23:59:55+01:00')).toContain('28. November 2026');
  expect(await pageAt('2026-11-29T00:00:05+01:00')).toContain('29. November 2026');
});
