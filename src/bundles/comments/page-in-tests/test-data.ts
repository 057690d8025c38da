// Opens an article's page with its comments in jsdom, drawn and answered by the real server, and does there what a reader does.
// It is only for tests of what runs in a browser: each has a page of its own (setup-browser.ts).
import { afterEach, vi } from 'vitest';
import { waitForRequests } from '#kernel/browser/requests.ts';
import { actAs } from '#kernel/ctx.ts';
import { fetchFrom } from '#kernel/testing/fetch-from.ts';
import { acting, upgradeElements } from '#kernel/testing/hydrate.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import type { TestArticle } from '#bundles/articles/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { aComment } from '../test-data.ts';

export interface Visit {
  readonly headers?: Record<string, string>;
  readonly hash?: string;
  /** The query that is sent with the path, with its question mark. */
  readonly query?: string;
  /** Changes the page on its way. */
  readonly tampered?: (html: string) => string;
}

/** Opens a portal; it is to be called once at the top of a test file. */
export const openPortal = async () => {
  const app = await testApp();
  const { ctx } = app;
  const browser = fetchFrom(app);
  vi.stubGlobal('fetch', browser.fetch);
  const scrolledTo = fillGapsOfJsdom();
  const member = await aUser(ctx);
  const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] });

  afterEach(async () => {
    await waitForRequests();
    history.replaceState(null, '', '/');
    Object.assign(browser, { headers: {}, isOffline: false, isBroken: false, losesAnswers: false });
    browser.calls.length = 0;
    scrolledTo.length = 0;
    localStorage.clear();
    sessionStorage.clear();
  });

  /** Does something, and waits for what is fetched only then, for the server and for React. */
  const doing = (deed: () => unknown) =>
    acting(async () => {
      await deed();
      await vi.dynamicImportSettled();
      await browser.settled();
    });
  /** Puts a page into the document; its island wakes, and what it asks for at once is answered. */
  const wake = async (html: string) => {
    await upgradeElements(/<body>(.*)<\/body>/s.exec(html)![1]!);
    await doing(() => {});
  };
  return {
    app,
    ctx,
    browser,
    scrolledTo,
    member,
    memberCookie: await signedIn(app, member),
    editor,
    editorCookie: await signedIn(app, editor),
    /** A context for what somebody else does elsewhere at the same time. */
    asEditor: actAs(ctx, editor.viewer),
    doing,
    wake,
    /** Opens the article's page as the server draws it, and lets its island wake. */
    open: async ({ href }: TestArticle, visit: Visit = {}) => {
      const { headers = {}, hash = '', query = '', tampered = (html) => html } = visit;
      await acting(() => document.body.replaceChildren());
      browser.headers = headers;
      history.replaceState(null, '', `${href}${query}${hash}`);
      const { body } = await app.http.inject({ method: 'GET', url: `${href}${query}`, headers });
      document.documentElement.dataset['reader'] =
        /^[^>]*<html[^>]* data-reader="([^"]+)"/.exec(body)?.[1] ?? '';
      await wake(tampered(body));
    },
    /** An article with as many comments of the member as asked for. */
    aThread: async (length: number) => {
      const article = await anArticle(ctx);
      const ids: number[] = [];
      for (let i = 0; i < length; i++) ids.push((await aComment(ctx, article, { author: member.viewer })).id);
      return { article, ids };
    },
    /** Types into the form that is open, as a whole. */
    type: (text: string) =>
      doing(() => {
        field().focus();
        field().value = text;
        field().setSelectionRange(text.length, text.length);
        field().dispatchEvent(new Event('input', { bubbles: true }));
      }),
    /** Sends the form that is open. */
    send: () => doing(() => form().requestSubmit()),
    press: (key: string, more: KeyboardEventInit = {}) =>
      doing(() =>
        document.activeElement!.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
        ),
      ),
    /** Presses a link or button of the comments, by its words. */
    click: (words: string | RegExp, within?: Element) => doing(() => control(words, within)!.click()),
  };
};

export const section = () => document.getElementById('kommentare')!;
export const heading = () => section().querySelector('h2')?.textContent;
export const commentById = (id: number) => document.getElementById(`comment-${id}`)!;
export const shownIds = () =>
  [...section().querySelectorAll('article')].map(({ id }) => Number(id.replace('comment-', '')));
export const flashes = () =>
  [...document.querySelectorAll('#meldungen > *')].map((message) => [message.role, message.textContent]);

/** Returns a link or button by its words, in the comments or in a part of them. */
export const control = (words: string | RegExp, within: Element = section().parentElement!) =>
  [...within.querySelectorAll<HTMLElement>('a, button, summary')].find(({ textContent }) =>
    typeof words === 'string' ? textContent === words : words.test(textContent),
  );

/** Returns the form that is open, or the hidden one for a new comment. */
export const form = () => {
  const forms = [...section().querySelectorAll('form')].filter((candidate) =>
    candidate.querySelector('textarea'),
  );
  return forms.find((candidate) => !candidate.closest('details')) ?? forms[0]!;
};
export const field = () => form().querySelector('textarea')!;
export const formButtons = () => [...form().querySelectorAll<HTMLButtonElement>('.button')];
export const isNewFormOpen = () => section().querySelector('details')!.open;

export const dialog = () => document.querySelector('dialog');
export const dialogButton = (words: string) =>
  [...dialog()!.querySelectorAll('button')].find(({ textContent }) => textContent === words)!;

/** Tells open pages that a topic changed, as the server would. */
export const dispatchNews = (topic: string): void => {
  for (const source of sources)
    if (source.topics.includes(topic)) source.dispatchEvent(new MessageEvent('change', { data: topic }));
};

const sources = new Set<TestEventSource>();

class TestEventSource extends EventTarget {
  static readonly CLOSED = 2;
  readonly readyState = 1;
  readonly topics: readonly string[];
  constructor(address: string) {
    super();
    this.topics = new URL(address, location.href).searchParams.getAll('topic');
    sources.add(this);
  }
  close() {
    sources.delete(this);
  }
}

/** Adds what jsdom lacks, and returns the ids of what was scrolled to. */
const fillGapsOfJsdom = (): string[] => {
  const scrolledTo: string[] = [];
  Element.prototype.scrollIntoView = function () {
    scrolledTo.push(this.id);
  };
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  vi.stubGlobal('EventSource', TestEventSource);
  // When pages hear of something new they wait a random moment before they ask; here they don't wait.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  return scrolledTo;
};
