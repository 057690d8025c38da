// <cta-bar> with a button is there once the page has been scrolled a little, gone at its top, and gone for good after the
// button. One with a name isn't shown again for a month after that. The stylesheet fades it. contract.md 2, 9
import { CTA_BAR_FADE_MS, CTA_BAR_OFFSET_PX, CTA_BAR_REST_MS } from '../constants.ts';

export const defineCtaBar = (): void => {
  class CtaBar extends HTMLElement {
    connectedCallback() {
      if (wasClosed(this.dataset['name'])) return this.remove();
      addEventListener('scroll', this.decide, { passive: true });
      this.querySelector('button')?.addEventListener('click', this.close);
      this.decide();
    }

    disconnectedCallback() {
      removeEventListener('scroll', this.decide);
    }

    private readonly decide = () => this.toggleAttribute('data-shown', scrollY > CTA_BAR_OFFSET_PX);

    private readonly close = () => {
      removeEventListener('scroll', this.decide);
      this.removeAttribute('data-shown');
      saveClosed(this.dataset['name']);
      setTimeout(() => this.remove(), CTA_BAR_FADE_MS);
    };
  }
  customElements.define('cta-bar', CtaBar);
};

const keyOf = (name: string) => `litfass-bar:${name}`;

const wasClosed = (name: string | undefined): boolean => {
  if (!name) return false;
  const closedAt = withStorage((storage) => Number(storage.getItem(keyOf(name))));
  return closedAt !== undefined && Date.now() - closedAt < CTA_BAR_REST_MS;
};

const saveClosed = (name: string | undefined): void => {
  if (name) withStorage((storage) => storage.setItem(keyOf(name), String(Date.now())));
};

/** Browsers may refuse it; then closing lasts as long as the page. */
const withStorage = <T>(act: (storage: Storage) => T): T | undefined => {
  try {
    return act(localStorage);
  } catch {
    return undefined;
  }
};
