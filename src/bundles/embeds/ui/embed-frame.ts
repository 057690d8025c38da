// Defines <embed-frame> around an embedded content: it brings the provider's frame when the reader presses the button, or once
// it comes near for types that were agreed to for good. The server's placeholder is the same for everybody. contract.md 14.3
import { consentCookie, consentIn } from '../rules.ts';
import { EMBED_TIMEOUT_MS } from '../constants.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'embed-frame': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { 'data-type': string };
    }
  }
}

/** A frame begins so long before it is seen. */
const NEAR_PX = 250;

export const defineEmbedFrame = (): void => {
  if (customElements.get('embed-frame')) return;
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) bring((target as HTMLElement).closest('embed-frame')!);
    },
    { rootMargin: `${NEAR_PX}px` },
  );
  const bring = (element: HTMLElement) => {
    watcher.unobserve(element);
    load(element);
  };

  class EmbedFrame extends HTMLElement {
    connectedCallback() {
      this.addEventListener('click', this.press);
      this.addEventListener('change', this.choose);
      this.showConsent();
    }

    disconnectedCallback() {
      watcher.unobserve(this);
      this.removeEventListener('click', this.press);
      this.removeEventListener('change', this.choose);
    }

    /** Shows the consent as the cookie has it, which another frame of the page may have changed. */
    showConsent() {
      const isAgreed = agreed().has(typeOf(this));
      const box = boxOf(this);
      if (box) box.checked = isAgreed;
      if (isAgreed) watcher.observe(this);
      else watcher.unobserve(this);
    }

    private readonly press = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-load]')) bring(this);
    };

    private readonly choose = ({ target }: Event) => {
      if (target !== boxOf(this)) return;
      saveConsent(typeOf(this), boxOf(this)?.checked ?? false);
      for (const other of document.querySelectorAll<EmbedFrame>('embed-frame')) other.showConsent();
    };
  }
  customElements.define('embed-frame', EmbedFrame);
};

const typeOf = (element: HTMLElement) => element.dataset['type'] ?? '';

const boxOf = (element: HTMLElement) => element.querySelector<HTMLInputElement>('[data-always]');

const agreed = () => consentIn(document.cookie);

/** What was loaded already stays until the page is left. */
const saveConsent = (type: string, isAgreed: boolean) => {
  const types = new Set(agreed());
  if (isAgreed) types.add(type);
  else types.delete(type);
  // oxlint-disable-next-line unicorn/no-document-cookie -- Firefox and Safari lack cookieStore on http pages
  document.cookie = consentCookie(types);
};

/** Loads the frame, once: afterwards the stage holds the frame alone. */
const load = (element: HTMLElement) => {
  const stage = element.querySelector<HTMLElement>('[data-stage]');
  const [frame, failed] = stage?.querySelectorAll('template') ?? [];
  if (!stage || !frame || !failed) return;
  const hadFocus = stage.contains(document.activeElement);
  stage.replaceChildren(frame.content.cloneNode(true));
  const shown = stage.querySelector('iframe')!;
  const timer = setTimeout(() => stage.replaceChildren(failed.content), EMBED_TIMEOUT_MS);
  // Also what a provider says instead of its content is an answer.
  shown.addEventListener('load', () => clearTimeout(timer), { once: true });
  if (hadFocus) shown.focus();
};
