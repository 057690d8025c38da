// Says in <field-counter for="…"> under a field how much has been typed of what fits, which is kept true while typing.
import { lengthOf } from '../texts.ts';

export const defineFieldCounter = (): void => {
  class FieldCounter extends HTMLElement {
    private field: HTMLTextAreaElement | null = null;

    connectedCallback() {
      this.field = document.getElementById(this.getAttribute('for') ?? '') as HTMLTextAreaElement | null;
      this.field?.addEventListener('input', this.count);
      this.count();
    }

    disconnectedCallback() {
      this.field?.removeEventListener('input', this.count);
    }

    private readonly count = () => {
      if (this.field) this.textContent = lengthOf(this.field.value.length, this.field.maxLength);
    };
  }
  customElements.define('field-counter', FieldCounter);
};
