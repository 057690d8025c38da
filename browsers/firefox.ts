// Firefox is driven by WebDriver BiDi: it speaks that itself, over one WebSocket, without a driver between.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clicking, pointing, pressing, typing } from './actions.ts';
import type { Engine, Screen, Tab } from './tab.ts';

/** Settings with a mouse, which a Firefox without a screen doesn't have, and with scroll bars that take no room, as on phones. */
const SETTINGS = {
  'intl.accept_languages': 'de-DE, de',
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'ui.useOverlayScrollbars': 1,
};
/**
 * What it says of a page that is left while it still loads, of letters by the number of what was given up, and of what comes by the
 * portal's worker in other words; what would really be missing never wakes, or is a picture that isn't there.
 */
const SAID_OF_LEAVING = [
  'error loading dynamically imported module',
  'status=2152398850',
  'A ServiceWorker intercepted the request and encountered an unexpected error',
];
const START_TIMEOUT_MS = 60_000;

export const startFirefox = async (program: string): Promise<Engine> => {
  const profile = mkdtempSync(path.join(tmpdir(), 'litfass-firefox-'));
  const lines = Object.entries(SETTINGS).map(
    (pair) => `user_pref(${pair.map((part) => JSON.stringify(part))});`,
  );
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, TZ: 'Europe/Berlin' },
  });
  const close = async () => {
    if (child.exitCode === null && child.kill()) await once(child, 'exit');
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const connection = await connect(`${await addressOf(child)}/session`);
    const { capabilities } = await connection.send<Session>('session.new', { capabilities: {} });
    await connection.send('session.subscribe', { events: ['log.entryAdded'] });
    const version = capabilities.browserVersion;
    return { name: 'Firefox', version, open: (screen) => openTab(connection, screen), close };
  } catch (error) {
    await close();
    throw error;
  }
};

interface Session {
  readonly capabilities: { readonly browserVersion: string };
}

/** Reads the address that Firefox names on its error output as soon as it listens. */
const addressOf = (child: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let said = '';
    const giveUp = setTimeout(() => reject(new Error(`Firefox doesn't listen: ${said}`)), START_TIMEOUT_MS);
    child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec((said += text)) ?? [];
      if (!address) return;
      clearTimeout(giveUp);
      resolve(address);
    });
    child.once('exit', () => reject(new Error(`Firefox has ended: ${said}`)));
  });

interface Connection {
  readonly send: <T = unknown>(method: string, params: object) => Promise<T>;
  /** The errors are kept by browsing context. */
  readonly errors: Map<string, string[]>;
}

interface Message {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly message?: string;
  readonly params?: LogEntry;
}

interface LogEntry {
  readonly level: string;
  readonly text: string | null;
  readonly source: { readonly context?: string };
}

const isOfLeaving = (text: string) => SAID_OF_LEAVING.some((said) => text.includes(said));

const connect = async (address: string): Promise<Connection> => {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  const waiting = new Map<number, (message: Message) => void>();
  const errors: Connection['errors'] = new Map();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.params?.level === 'error' && !isOfLeaving(message.params.text ?? ''))
      errors.get(message.params.source.context ?? '')?.push(message.params.text ?? '');
  });
  let last = 0;
  const send = <T>(method: string, params: object) =>
    new Promise<T>((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ type, result, message }) => {
        waiting.delete(id);
        if (type === 'success') resolve(result as T);
        else reject(new Error(`${method}: ${message}`));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  return { send, errors };
};

/** Opens a tab of its own, since the one that is there from the beginning never gets the focus. */
const openTab = async ({ send, errors }: Connection, viewport: Screen): Promise<Tab> => {
  const { userContext } = await send<{ userContext: string }>('browser.createUserContext', {});
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab', userContext });
  const own: string[] = [];
  errors.set(context, own);
  await send('browsingContext.setViewport', { context, viewport });
  const act = async (actions: object[]) => void (await send('input.performActions', { context, actions }));
  const call = async (functionDeclaration: string, value = '') => {
    const target = { context };
    const args = [{ type: 'string', value }];
    const answer = await send<Called>('script.callFunction', {
      functionDeclaration,
      arguments: args,
      target,
      awaitPromise: true,
    });
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
    return answer.result!;
  };
  return {
    goto: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    ask: async (work, ...args) => {
      const inPage = `async (args) => JSON.stringify((await (${work})(...JSON.parse(args))) ?? null)`;
      return JSON.parse((await call(inPage, JSON.stringify(args))).value!);
    },
    pointAt: (point) => act(pointing(point)),
    clickAt: (point) => act(clicking(point)),
    type: (text) => act(typing(text)),
    press: (key, modifier) => act(pressing(key, modifier)),
    giveFile: async (selector, file) => {
      const { sharedId } = await call('(selector) => document.querySelector(selector)', selector);
      await send('input.setFiles', { context, element: { sharedId }, files: [file] });
    },
    photograph: async () => {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    takeErrors: () => Promise.resolve(own.splice(0)),
    close: async () => void (await send('browser.removeUserContext', { userContext })),
  };
};

interface Called {
  readonly result?: { readonly value?: string; readonly sharedId?: string };
  readonly exceptionDetails?: { readonly text: string };
}
