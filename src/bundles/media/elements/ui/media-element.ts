// Brings <media-element> around a picture with controls to life: they do their work without leaving the page. Without it links
// lead to pages that do the same. contract.md 3
import { actionOf } from './media-actions.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'media-element': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
        class?: string | undefined;
        'data-media-id': number;
        'data-media-type': string;
        'data-image-type': string;
        'data-reload': string;
      };
    }
  }
}

export const defineMediaElement = (): void => {
  if (customElements.get('media-element')) return;

  class MediaElement extends HTMLElement {
    connectedCallback() {
      this.addEventListener('click', this.press);
    }

    private readonly press = (event: MouseEvent) => {
      const control =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-act]') : null;
      const act = actionOf(control?.dataset['act']);
      // Whoever wants a tab of its own gets the page.
      if (!control || !act || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      // The closing card gives the focus back to its sign, and what opens next gives it back to whatever has it now.
      control.closest<HTMLElement>('[popover]')?.hidePopover();
      if (this.ariaBusy === 'true') return;
      this.ariaBusy = 'true';
      void act(this).finally(() => (this.ariaBusy = null));
    };
  }
  customElements.define('media-element', MediaElement);
};
