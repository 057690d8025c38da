import { expect, it, onTestFinished, vi } from 'vitest';
import { PgBoss } from 'pg-boss';
import { createJobs } from './jobs.ts';
import { capturedLog } from './testing/captured-log.ts';
import { testCtx } from './testing/test-portal.ts';

const ctx = await testCtx();
const { log, lines } = capturedLog();

it('an error that the machinery of jobs tells as a copy is logged in its words, without values', async () => {
  const start = vi.spyOn(PgBoss.prototype, 'start').mockImplementation(async function (this: PgBoss) {
    return this;
  });
  const send = vi.spyOn(PgBoss.prototype, 'send').mockResolvedValue('1');
  onTestFinished(() => [start, send].forEach((spy) => spy.mockRestore()));
  await createJobs(ctx.portal.database, log).send(ctx, 'test.greet', {}, {});
  const boss = start.mock.contexts[0] as unknown as PgBoss;
  const away = Object.assign(new Error('invalid input: "geheim"'), { code: '22P02', severity: 'ERROR' });
  boss.emit('error', { ...away, message: away.message, stack: away.stack, queue: 'x' } as never);
  expect(lines.at(-1)).toMatchObject({
    msg: 'job machinery failed',
    err: { type: 'Error', message: 'invalid input', code: '22P02', stack: expect.stringContaining('at ') },
  });
  expect(JSON.stringify(lines)).not.toContain('geheim');
});
