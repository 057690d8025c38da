// Adds messages while their page is open. <live-thread data-news data-read> holds a thread's list and its form: what is new is
// asked for, added at the end and marked as read when somebody looks. <live-part id> is drawn anew from the same page whenever
// its topic changes. Both listen to data-topic.
import { subscribe } from '#kernel/browser/live.ts';
import { request } from '#kernel/browser/requests.ts';
import { askForNews, sendRead } from './message-calls.ts';
import { fieldOf } from './message-draft.ts';
import { armForm } from './message-sending.ts';

/** The distance, in pixels, within which the end of the thread is so near that one wants to see what comes there. */
const NEAR_PX = 240;

export const defineLiveMessages = (): void => {
  defineLiveThread();
  defineLivePart();
};

const defineLiveThread = () => {
  class LiveThread extends HTMLElement {
    private stop = () => {};
    private asking: Promise<void> = Promise.resolve();
    private sentUpTo = 0;

    connectedCallback() {
      const form = this.querySelector('form');
      if (form) armForm(form, (_, form) => this.finish(form));
      this.stop = subscribe(this.dataset['topic'] ?? '', () => void this.refresh());
      // Something may have come since the page was drawn; pages that nobody looks at yet ask when somebody does.
      if (!document.hidden) void this.refresh();
    }

    disconnectedCallback() {
      this.stop();
    }

    private finish(form: HTMLFormElement) {
      fieldOf(form)?.focus();
      void this.refresh();
    }

    /** Asks for news one call after the other, so that nothing is added twice. */
    private refresh() {
      // A call that fails is made again with the next change.
      this.asking = this.asking.then(() => this.ask()).catch(() => undefined);
      return this.asking;
    }

    private async ask() {
      const { html, readUpTo } = await askForNews(this.dataset['news'] ?? '', this.lastId());
      if (html) addAtEnd(this, html);
      markRead(this, readUpTo);
      const upTo = this.lastId();
      if (upTo <= this.sentUpTo) return;
      await sendRead(this.dataset['read'] ?? '', upTo);
      this.sentUpTo = upTo;
    }

    private lastId() {
      return messageIdOf(this.querySelector('[data-message]:last-child'));
    }
  }

  customElements.define('live-thread', LiveThread);
};

const addAtEnd = (thread: HTMLElement, html: string) => {
  const list = thread.querySelector('ol');
  const wasNear = thread.getBoundingClientRect().bottom - innerHeight < NEAR_PX;
  const before = thread.scrollHeight;
  thread.querySelector('[data-begin]')?.remove();
  list?.insertAdjacentHTML('beforeend', html);
  // Scrolling keeps the form where it was under the reader's hands.
  if (wasNear) scrollBy({ top: thread.scrollHeight - before });
};

/** Shows the mark at the last own message that the other one has read. */
const markRead = (thread: HTMLElement, upTo: number) => {
  const marks = [...thread.querySelectorAll<HTMLElement>('[data-read-mark]')];
  const last = marks.findLast((mark) => messageIdOf(mark) <= upTo);
  for (const mark of marks) mark.hidden = mark !== last;
};

const defineLivePart = () => {
  class LivePart extends HTMLElement {
    private stop = () => {};

    connectedCallback() {
      this.stop = subscribe(this.dataset['topic'] ?? '', () => void this.refresh());
    }

    disconnectedCallback() {
      this.stop();
    }

    private async refresh() {
      const html = await request(location.href, {}, (response) => (response.ok ? response.text() : '')).catch(
        () => '',
      );
      const next = new DOMParser().parseFromString(html, 'text/html').getElementById(this.id);
      // The part isn't replaced while somebody has the focus in it.
      if (next && !this.contains(document.activeElement)) this.replaceChildren(...next.childNodes);
    }
  }

  customElements.define('live-part', LivePart);
};

const messageIdOf = (place: Element | null): number =>
  Number(place?.closest<HTMLElement>('[data-message]')?.dataset['message'] ?? 0);
