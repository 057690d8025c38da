// <line-clamp> around a text and a button shows the first lines, which the stylesheet cuts off, and the button only where
// something is cut off. Pressing it, or reaching something inside by keyboard, shows all. contract.md 2

export const defineLineClamp = (): void => {
  class LineClamp extends HTMLElement {
    private readonly observer = new ResizeObserver(() => this.measure());

    connectedCallback() {
      this.observer.observe(this.text);
      this.text.addEventListener('focusin', this.open);
      this.button.addEventListener('click', this.open);
    }

    disconnectedCallback() {
      this.observer.disconnect();
    }

    private measure() {
      this.button.hidden = 'open' in this.dataset || this.text.scrollHeight <= this.text.clientHeight + 1;
    }

    private readonly open = (event: Event) => {
      this.dataset['open'] = '';
      this.button.hidden = true;
      if (event.currentTarget === this.button) this.text.focus();
    };

    private get text() {
      return this.firstElementChild as HTMLElement;
    }

    private get button() {
      return this.lastElementChild as HTMLElement;
    }
  }
  customElements.define('line-clamp', LineClamp);
};
