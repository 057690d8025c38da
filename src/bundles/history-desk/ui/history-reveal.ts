// Defines <history-reveal data-type data-id data-action> around the link to a history, which shows it below and hides it again,
// without leaving the page. It is asked for each time it opens. contract.md 7, 8
import { showFlash } from '#design/behaviours/flash-message.ts';
import { post } from '#kernel/browser/requests.ts';
import { historyError } from '../texts.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'history-reveal': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
        class?: string | undefined;
        'data-type': string;
        'data-id': number;
        'data-action': string;
      };
    }
  }
}

const askForHistory = async ({ type, id, action }: DOMStringMap): Promise<string> => {
  const body = new URLSearchParams({ type_identifier: type!, object_id: id! });
  return (await post<{ html: string }>(action!, body)).html;
};

export const defineHistoryReveal = (): void => {
  if (customElements.get('history-reveal')) return;

  class HistoryReveal extends HTMLElement {
    private isAsking = false;

    connectedCallback() {
      this.link.setAttribute('role', 'button');
      this.link.setAttribute('aria-expanded', 'false');
      this.link.addEventListener('click', this.press);
      this.addEventListener('keydown', this.pressKey);
    }

    private get link() {
      return this.querySelector('a')!;
    }

    private get panel() {
      return this.querySelector('section')!;
    }

    /** Another tab is the link's own business. */
    private readonly press = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (this.panel.hidden) void this.open();
      else this.show(false);
    };

    /** Space presses what is a button, and Escape closes what is open. */
    private readonly pressKey = (event: KeyboardEvent) => {
      const closes = event.key === 'Escape' && !this.panel.hidden;
      if (!closes && !(event.key === ' ' && event.target === this.link)) return;
      event.preventDefault();
      this.link.click();
    };

    private async open() {
      if (this.isAsking) return;
      this.isAsking = true;
      try {
        this.panel.innerHTML = await askForHistory(this.dataset);
        this.show(true);
        this.panel.focus();
      } catch {
        showFlash({ type: 'alert', text: historyError });
      }
      this.isAsking = false;
    }

    private show(is: boolean) {
      this.panel.hidden = !is;
      this.link.setAttribute('aria-expanded', String(is));
      if (!is) this.link.focus();
    }
  }
  customElements.define('history-reveal', HistoryReveal);
};
