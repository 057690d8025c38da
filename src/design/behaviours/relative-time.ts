// <relative-time datetime="…"> keeps „vor 5 Minuten“ true while the page stays open or lay in a cache. The server's words stay
// until they differ; from a day on a date says it better, and one that stands there already is left as it is.
import { relativeText } from '../relative-text.ts';

const REFRESH_MS = 30_000;

export const defineRelativeTime = (): void => {
  class RelativeTime extends HTMLElement {
    timer: ReturnType<typeof setInterval> | undefined;

    connectedCallback() {
      this.timer = setInterval(() => this.refresh(), REFRESH_MS);
      this.refresh();
    }

    disconnectedCallback() {
      clearInterval(this.timer);
    }

    refresh() {
      const then = new Date(this.getAttribute('datetime')!);
      const text = relativeText(+then, Date.now());
      if (text) {
        if (text !== this.textContent) this.textContent = text;
      } else if (isRelative(this.textContent)) {
        // Dates come apart: few pages stay open for a day.
        void import('../dates.ts').then((dates) => (this.textContent = dates.dayText(then)));
      } else clearInterval(this.timer);
    }
  }

  customElements.define('relative-time', RelativeTime);
};

/** Both begin so: „vor 5 Minuten“ and „gerade eben“. A date begins with its day. */
const isRelative = (text: string) => /^[vg]/.test(text);
