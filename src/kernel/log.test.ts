import { spawnSync } from 'node:child_process';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { gatheredOutput } from './log.ts';
import { capturedLog } from './testing/captured-log.ts';

/** Returns what a process with a log of its own says, and how it ends. */
const standardOutputOf = (deeds: string) => {
  const program = `import { createLogger } from './src/kernel/log.ts';
    const log = createLogger({ logLevel: 'info' });
    ${deeds}`;
  const { stdout, status, signal } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  const said = stdout.trim().split('\n');
  return { status, signal, said: said.map((line): string => JSON.parse(line).msg) };
};

describe('the log', () => {
  it('is one JSON line each, with time, process and level', () => {
    const { log, lines } = capturedLog();
    log.info({ route: 'front' }, 'request');
    log.warn('Achtung');
    expect(lines).toEqual([
      {
        level: 30,
        time: expect.stringMatching(/^\d{4}-.+Z$/),
        pid: process.pid,
        route: 'front',
        msg: 'request',
      },
      { level: 40, time: expect.any(String), pid: process.pid, msg: 'Achtung' },
    ]);
  });

  it('says no more than was asked for', () => {
    const { log, lines } = capturedLog('error');
    log.info('leise');
    log.error('laut');
    expect(lines.map(({ msg }) => msg)).toEqual(['laut']);
  });

  it('never tells a secret', () => {
    const { log, lines } = capturedLog();
    const secrets = {
      password: 'geheim',
      token: 'geheim',
      secret: 'geheim',
      cookie: 'geheim',
      authorization: 'x',
    };
    log.info({ ...secrets, headers: secrets, user: { name: 'Ada', password: 'geheim' } }, 'Anmeldung');
    expect(JSON.stringify(lines)).not.toContain('geheim');
    expect(lines[0]).toMatchObject({ password: '•••', user: { name: 'Ada', password: '•••' } });
  });

  it('tells an error with its cause', () => {
    const { log, lines } = capturedLog();
    log.error({ err: new Error('außen', { cause: new Error('innen') }) }, 'kaputt');
    expect(JSON.stringify(lines[0])).toMatch(/außen.*innen/);
  });

  it('has all of its lines on the standard output, those of the last moment of a process too', () => {
    const { said, status } = standardOutputOf(`for (let n = 0; n < 1000; n++) log.info({ n }, 'Zeile');
      setTimeout(() => { createLogger({ logLevel: 'info' }).info('spät'); process.exit(3); }, 60);`);
    expect([status, said.length, said.at(-1)]).toEqual([3, 1001, 'spät']);
  });

  it('has what is grave at once, with all before it, also where the process is killed then', () => {
    const { said, signal } = standardOutputOf(`log.info('vorher'); log.error('schlimm');
      log.info('nachher'); process.kill(process.pid, 'SIGKILL');`);
    expect([signal, said]).toEqual(['SIGKILL', ['vorher', 'schlimm']]);
  });
});

/** Stands in for the standard output, which does as it is told, and for the end of the process. */
const setUp = () => {
  const said: string[] = [];
  const output = { write: (line: string) => said.push(line), flush: () => said.push('flushed') };
  const destination = vi.spyOn(pino, 'destination').mockReturnValue(output as never);
  const once = vi.spyOn(process, 'once').mockReturnValue(process);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    for (const spy of [destination, once]) spy.mockRestore();
    vi.useRealTimers();
  });
  const stream = gatheredOutput() as ReturnType<typeof gatheredOutput> & { lastLevel: number };
  const write = (line: string, lastLevel = 30) => Object.assign(stream, { lastLevel }).write(line);
  return { said, write, stream, destination, end: () => (once.mock.calls[0]![1] as () => void)() };
};

describe('lines for the standard output', () => {
  it('are written together, 20 milliseconds after the first of them', () => {
    const { said, write, stream, destination } = setUp();
    write('a');
    vi.advanceTimersByTime(15);
    write('b');
    vi.advanceTimersByTime(4);
    expect(said).toEqual(['a', 'b']);
    vi.advanceTimersByTime(1);
    write('c');
    vi.advanceTimersByTime(20);
    expect(said).toEqual(['a', 'b', 'flushed', 'c', 'flushed']);
    expect(destination).toHaveBeenCalledExactlyOnceWith({ dest: 1, sync: true, minLength: 8192 });
    expect(Reflect.get(stream, Symbol.for('pino.metadata'))).toBe(true);
  });

  it('are written at once with what is grave, and where the process ends', () => {
    const { said, write, end } = setUp();
    write('a');
    write('schlimm', 50);
    expect(said).toEqual(['a', 'schlimm', 'flushed']);
    expect(vi.getTimerCount()).toBe(0);
    write('b');
    end();
    expect(said.slice(3)).toEqual(['b', 'flushed']);
  });
});
