// <smooth-scroll> around links to places in the same page: the browser goes there as always, only smoothly, and the focus goes
// along. For readers who want no motion it goes there at once. contract.md 2

/** The time after which the browser has set out; how it scrolls is settled at that moment. */
const UNDER_WAY_MS = 100;

export const defineSmoothScroll = (): void => {
  class SmoothScroll extends HTMLElement {
    connectedCallback() {
      this.addEventListener('click', this.prepare);
    }

    disconnectedCallback() {
      this.removeEventListener('click', this.prepare);
    }

    private readonly prepare = (event: Event) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#"]');
      const goal = link && document.getElementById(decodeURIComponent(link.hash.slice(1)));
      if (!goal) return;
      // Going to a place gives it the focus if it can have it.
      if (goal.tabIndex < 0) goal.tabIndex = -1;
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      const { style } = document.documentElement;
      style.scrollBehavior = 'smooth';
      setTimeout(() => (style.scrollBehavior = ''), UNDER_WAY_MS);
    };
  }
  customElements.define('smooth-scroll', SmoothScroll);
};
