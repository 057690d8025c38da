// <relative-time datetime="…"> keeps „vor 5 Minuten“ true while the page stays open or lay in a cache. The server's words stay
// until they differ; what was older than a day when the page arrived is left as the date it is.
import { relativeText } from '../relative-text.ts';

const REFRESH_MS = 30_000;

export const defineRelativeTime = (): void => {
  const alive = new Set<RelativeTime>();
  let timer: ReturnType<typeof setInterval> | undefined;

  class RelativeTime extends HTMLElement {
    connectedCallback() {
      if (!this.refresh()) return;
      alive.add(this);
      timer ??= setInterval(refreshAll, REFRESH_MS);
    }

    disconnectedCallback() {
      alive.delete(this);
      if (alive.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    }

    /** False once it is too old to be told relatively. */
    refresh(): boolean {
      const text = relativeText(Date.parse(this.getAttribute('datetime') ?? ''), Date.now());
      if (text && text !== this.textContent) this.textContent = text;
      return text !== null;
    }
  }

  const refreshAll = () => alive.forEach((element) => element.refresh());

  customElements.define('relative-time', RelativeTime);
};
