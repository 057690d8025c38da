// <copy-button data-text="…"> around a button and an <output>: copies the text, or the page's address without one, and
// says so for a second. <share-button data-title="…"> opens the device's own menu first, where there is one; around a link
// it leaves that alone where there is none. contract.md 2, 9
import { COPY_FEEDBACK_MS } from '../constants.ts';
import { copied, copyFailed } from '../texts.ts';

export const defineCopyButton = (): void => {
  class CopyButton extends HTMLElement {
    private timer: ReturnType<typeof setTimeout> | undefined;

    connectedCallback() {
      this.hidden = !this.isPossible();
      this.addEventListener('click', this.press);
    }

    disconnectedCallback() {
      this.removeEventListener('click', this.press);
      this.say('');
    }

    protected isPossible() {
      return 'clipboard' in navigator;
    }

    protected async act(_event: Event) {
      const text = this.dataset['text'] ?? pageAddress();
      await navigator.clipboard.writeText(text).then(
        () => this.say(copied),
        () => this.say(copyFailed),
      );
    }

    private readonly press = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('button,a')) void this.act(event);
    };

    /** Says it in the live region, which shows it too. */
    private say(text: string) {
      clearTimeout(this.timer);
      const region = this.querySelector('output');
      if (!region) return;
      region.textContent = text;
      if (text) this.timer = setTimeout(() => this.say(''), COPY_FEEDBACK_MS);
    }
  }

  class ShareButton extends CopyButton {
    protected override isPossible() {
      return 'share' in navigator || this.querySelector('a') !== null || super.isPossible();
    }

    protected override async act(event: Event) {
      if (!('share' in navigator)) return this.querySelector('a') ? undefined : super.act(event);
      event.preventDefault();
      // Rejects when the reader thinks better of it.
      await navigator
        .share({ title: this.dataset['title'] ?? document.title, url: pageAddress() })
        .catch(() => undefined);
    }
  }

  customElements.define('copy-button', CopyButton);
  customElements.define('share-button', ShareButton);
};

/** Returns the address without the place in it that the reader has jumped to. */
const pageAddress = () => location.href.replace(/#.*/, '');
