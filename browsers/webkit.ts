// WebKit as GTK programs have it, of Safari's family, is driven by WebDriver: as MiniBrowser, on a screen of its own that
// nobody sees.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../e2e/portal.ts';
import { clicking, pointing, pressing, typing } from './actions.ts';
import type { Engine, Screen, Tab } from './tab.ts';
import { focusWindow } from './x-focus.ts';

export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

/** Without its own bars it is as narrow as it is asked to be. */
const BROWSER_ARGUMENTS = ['--automation', '--full-screen'];
const SCREEN = '1280x1024x24';
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const POLL_MS = 100;
/** The driver waits so long for a script whose page was left meanwhile; by itself as long as we do for everything. */
const SCRIPT_TIMEOUT_MS = 10_000;

export const startWebKit = async (programs: WebKitPrograms): Promise<Engine> => {
  const display = spawn(programs.display, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [said] = (await once(display.stdio[3]!, 'data')) as [Buffer];
  const number = String(said).trim();
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${number}`, LANG: 'de_DE.UTF-8', TZ: 'Europe/Berlin' },
  });
  const call = callsTo(`http://127.0.0.1:${port}`);
  await untilReady(call);
  const open = async (screen: Screen) => {
    const tab = await openTab(call, programs.browser, screen);
    await focusWindow(number);
    return tab;
  };
  // One session tells what it is; each tab is a session of its own, which shares nothing with others.
  const { id, version } = await newSession(call, programs.browser);
  await call('DELETE', `/session/${id}`);
  return { name: 'WebKit', version, open, close: () => endAll([driver, display]) };
};

const endAll = async (children: readonly ChildProcess[]) => {
  for (const child of children) if (child.exitCode === null && child.kill()) await once(child, 'exit');
};

type Call = <T = unknown>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>;

const callsTo =
  (address: string): Call =>
  async <T>(method: string, path: string, body?: object) => {
    const answer = await fetch(address + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: T & { message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.message}`);
    return value as T;
  };

const untilReady = async (call: Call): Promise<void> => {
  if (await call('GET', '/status').catch(() => false)) return;
  await delay(POLL_MS);
  return untilReady(call);
};

const newSession = async (call: Call, binary: string) => {
  const options = { 'webkitgtk:browserOptions': { binary, args: BROWSER_ARGUMENTS } };
  const { sessionId, capabilities } = await call<NewSession>('POST', '/session', {
    capabilities: { alwaysMatch: options },
  });
  return { id: sessionId, version: capabilities.browserVersion };
};

interface NewSession {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

const openTab = async (call: Call, browser: string, { width, height }: Screen): Promise<Tab> => {
  const { id } = await newSession(call, browser);
  const to = <T = unknown>(path: string, body: object) => call<T>('POST', `/session/${id}${path}`, body);
  await to('/window/rect', { width, height });
  await to('/timeouts', { script: SCRIPT_TIMEOUT_MS });
  const act = async (actions: object[]) => void (await to('/actions', { actions }));
  const ask: Tab['ask'] = async (work, ...args) => {
    const answer = await to<Answer>('/execute/async', { script: inPage(work), args: [JSON.stringify(args)] });
    if (answer.error !== undefined) throw new Error(answer.error);
    return JSON.parse(answer.text!);
  };
  const errors: string[] = [];
  const listen = async () => void errors.push(...(await ask(collectErrors)));
  return {
    goto: async (url) => {
      await to('/url', { url });
      await listen();
    },
    ask,
    pointAt: (point) => act(pointing(point)),
    clickAt: (point) => act(clicking(point)),
    type: (text) => act(typing(text)),
    press: (key, modifier) => act(pressing(key, modifier)),
    giveFile: async (selector, file) => {
      const element = await to<Record<string, string>>('/element', {
        using: 'css selector',
        value: selector,
      });
      await to(`/element/${element[ELEMENT]}/value`, { text: file });
    },
    photograph: async () => Buffer.from(await call<string>('GET', `/session/${id}/screenshot`), 'base64'),
    takeErrors: async () => {
      await listen();
      return errors.splice(0);
    },
    close: async () => void (await call('DELETE', `/session/${id}`)),
  };
};

interface Answer {
  readonly text?: string;
  readonly error?: string;
}

const inPage = (work: unknown) => `
  const [args, done] = arguments;
  Promise.resolve()
    .then(() => (${work})(...JSON.parse(args)))
    .then((answer) => done({ text: JSON.stringify(answer ?? null) }), (error) => done({ error: String(error) }));`;

/**
 * WebDriver tells nothing of a page's errors, so the page collects them from when it has loaded. What a module threw
 * before is thrown again to whoever imports it.
 */
const collectErrors = async (): Promise<string[]> => {
  const page = window as { collectedErrors?: string[] };
  const isNew = !page.collectedErrors;
  const errors = (page.collectedErrors ??= []);
  if (isNew) {
    addEventListener('error', ({ message }) => errors.push(message));
    addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
    const { error } = console;
    console.error = (...words: unknown[]) => {
      errors.push(words.join(' '));
      error(...words);
    };
    const modules = [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')];
    await Promise.all(
      modules.map(({ src }) => import(src).catch((reason: unknown) => errors.push(String(reason)))),
    );
  }
  return errors.splice(0);
};
