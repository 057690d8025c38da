// <scheme-switch> around a button goes round through the colours of the system, light and dark. The cookie `schema` lets the
// server draw the next page in them at once.
import { schemeNames } from '../texts.ts';

const ROUND = { auto: 'light', light: 'dark', dark: 'auto' } as const;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

type Scheme = keyof typeof ROUND;

export const defineSchemeSwitch = (): void => {
  class SchemeSwitch extends HTMLElement {
    connectedCallback() {
      this.querySelector('button')?.addEventListener('click', this.turn);
    }

    disconnectedCallback() {
      this.querySelector('button')?.removeEventListener('click', this.turn);
    }

    private readonly turn = () => {
      const root = document.documentElement;
      const scheme = ROUND[(root.dataset['scheme'] ?? 'auto') as Scheme] ?? 'auto';
      root.dataset['scheme'] = scheme;
      // oxlint-disable-next-line unicorn/no-document-cookie -- Firefox and Safari lack cookieStore on http pages
      document.cookie = `schema=${scheme}; Path=/; SameSite=Lax; Max-Age=${YEAR_SECONDS}`;
      const words = this.querySelector('b');
      if (words) words.textContent = schemeNames[scheme];
    };
  }
  customElements.define('scheme-switch', SchemeSwitch);
};
