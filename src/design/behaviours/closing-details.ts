// <closing-details> around a <details> menu: a click elsewhere closes it, and so does Escape, which returns the focus.
// Without it the menu opens and closes by its own summary.

export const defineClosingDetails = (): void => {
  class ClosingDetails extends HTMLElement {
    connectedCallback() {
      document.addEventListener('pointerdown', this.closeFromOutside);
      this.addEventListener('keydown', this.closeByEscape);
    }

    disconnectedCallback() {
      document.removeEventListener('pointerdown', this.closeFromOutside);
      this.removeEventListener('keydown', this.closeByEscape);
    }

    private readonly closeFromOutside = (event: Event) => {
      const menu = this.querySelector('details');
      if (menu && event.target instanceof Node && !this.contains(event.target)) menu.open = false;
    };

    private readonly closeByEscape = (event: KeyboardEvent) => {
      const menu = this.querySelector('details');
      if (event.key !== 'Escape' || !menu?.open) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    };
  }
  customElements.define('closing-details', ClosingDetails);
};
