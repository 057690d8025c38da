// <half-typed for="…"> stands under a field for a day or an hour: what is typed of it so far has no value, and a form would go
// without it. It says so as soon as the field is left, and keeps the form from being sent; what is typed stays.
import { halfTyped } from '../work/texts.ts';

export const defineHalfTyped = (): void => {
  class HalfTyped extends HTMLElement {
    private field: HTMLInputElement | null = null;

    connectedCallback() {
      this.field = document.getElementById(this.getAttribute('for') ?? '') as HTMLInputElement | null;
      this.field?.addEventListener('blur', this.tell);
      this.field?.addEventListener('input', this.takeBack);
    }

    disconnectedCallback() {
      this.field?.removeEventListener('blur', this.tell);
      this.field?.removeEventListener('input', this.takeBack);
    }

    private readonly tell = () => this.say(this.field?.validity.badInput ? halfTyped : '');

    private readonly takeBack = () => {
      if (!this.field?.validity.badInput) this.say('');
    };

    /** The browser says it once more, in these words, when the form is to be sent. */
    private say(words: string) {
      if (this.textContent === words) return;
      this.textContent = words;
      this.field?.setCustomValidity(words);
      this.field?.toggleAttribute('data-half', words !== '');
    }
  }
  customElements.define('half-typed', HalfTyped);
};

/** Returns the first field whose half of a day or an hour would be lost, for what sends its values without a form. */
export const findHalfTyped = (inside: ParentNode): HTMLInputElement | undefined =>
  [...inside.querySelectorAll('input')].find(({ validity }) => validity.badInput);
