// <cta-bar> with a button: there once the page has been scrolled a little, gone at its top, and gone for good after the
// button. The stylesheet fades it. Spec 2, 9
import { CTA_BAR_FADE_MS, CTA_BAR_OFFSET_PX } from '../constants.ts';

export const defineCtaBar = (): void => {
  class CtaBar extends HTMLElement {
    connectedCallback() {
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
      setTimeout(() => this.remove(), CTA_BAR_FADE_MS);
    };
  }
  customElements.define('cta-bar', CtaBar);
};
