// <flash-message data-fade="5000">: fades after that time, waits while the pointer or the focus is on it, has a cross.
// 0 stays. The class is made inside a function because islands import showFlash on the server too.
import { FLASH_FADE_MS, FLASH_REGION_ID } from '../constants.ts';
import styles from '../Flash.module.css';
import type { FlashView } from '../page-frame.ts';
import { closeMessage } from '../texts.ts';

const LEAVING_MS = 300;

interface NewFlash {
  type: FlashView['type'];
  text: string;
  title?: string | null;
  /** What stands behind the text, such as a link that leads on. */
  more?: Node;
  /** Milliseconds; 0 stays. contract.md 9: 5000 by default. */
  fade?: number;
}

/** Shows a message from browser code; screen readers are told. Returns it for whoever knows when it isn't true any more. */
export const showFlash = ({ type, text, title = null, more, fade = FLASH_FADE_MS }: NewFlash): Element => {
  const message = document.createElement('flash-message');
  message.className = `${styles['flash']} ${styles[type]}`;
  message.dataset['fade'] = String(fade);
  message.role = type === 'alert' || type === 'warning' ? 'alert' : 'status';
  if (title) message.append(Object.assign(document.createElement('b'), { textContent: title }));
  message.append(text);
  if (more) message.append(' ', more);
  document.getElementById(FLASH_REGION_ID)?.append(message);
  return message;
};

export const defineFlashMessage = (): void => {
  class FlashMessage extends HTMLElement {
    private timer: ReturnType<typeof setTimeout> | undefined;

    connectedCallback() {
      if (![...this.children].some((child) => child instanceof HTMLButtonElement)) this.append(this.cross());
      for (const type of ['pointerenter', 'focusin']) this.addEventListener(type, this.wait);
      for (const type of ['pointerleave', 'focusout']) this.addEventListener(type, this.start);
      this.start();
    }

    disconnectedCallback() {
      this.wait();
    }

    private readonly start = () => {
      this.wait();
      const fade = Number(this.dataset['fade']);
      // The pointer may leave a message that still has the focus.
      if (fade > 0 && !this.matches(':hover, :focus-within')) this.timer = setTimeout(this.leave, fade);
    };

    private readonly wait = () => clearTimeout(this.timer);

    private readonly leave = () => {
      this.wait();
      this.dataset['leaving'] = '';
      setTimeout(() => this.remove(), LEAVING_MS);
    };

    private cross() {
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: '×' });
      button.ariaLabel = closeMessage;
      button.addEventListener('click', this.leave);
      return button;
    }
  }
  customElements.define('flash-message', FlashMessage);
};
