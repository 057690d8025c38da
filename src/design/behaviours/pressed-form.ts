// This is an element around a form whose buttons act without leaving the page. While the call runs the pressed button rests;
// what sends it is fetched at the first press, so that pages don't wait for it; a page that is left before that sends the form
// blindly. contract.md 4, 8
import { genericErrorRetry } from '../texts.ts';
import { showFlash } from './flash-message.ts';

/**
 * Sends the form and shows what came of it; gives the element that stands in its place. Throws when that fails. Sent twice it
 * must do no more than once.
 */
export type Press = (place: HTMLElement, button: HTMLButtonElement) => Promise<HTMLElement>;

export const definePressedForm = (name: string, load: () => Promise<Press>): void => {
  if (customElements.get(name)) return;

  class PressedForm extends HTMLElement {
    connectedCallback() {
      this.addEventListener('submit', this.press);
    }

    private readonly press = async (event: SubmitEvent) => {
      event.preventDefault();
      const button = event.submitter as HTMLButtonElement;
      const hadFocus = button === document.activeElement;
      const form = button.form!;
      const body = new URLSearchParams([...new FormData(form, button)] as string[][]);
      const waiting = new AbortController();
      const sendBlindly = () => {
        waiting.abort();
        navigator.sendBeacon(form.action, body);
      };
      // Firefox gives up what it loads before it hides a page; on phones `beforeunload` may never come.
      addEventListener('beforeunload', sendBlindly, waiting);
      addEventListener('pagehide', sendBlindly, waiting);
      button.disabled = true;
      const place = await load()
        .finally(() => waiting.abort())
        .then((press) => press(this, button))
        .catch(() => {
          showFlash({ type: 'alert', text: genericErrorRetry });
          return this;
        });
      button.disabled = false;
      // Whoever rests loses the focus; who has gone on elsewhere meanwhile stays there.
      const { activeElement } = document;
      if (hadFocus && (activeElement === document.body || activeElement === button))
        place.querySelector<HTMLElement>('button:not([hidden])')?.focus();
    };
  }
  customElements.define(name, PressedForm);
};
