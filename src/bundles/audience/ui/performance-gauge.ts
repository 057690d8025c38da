// <performance-gauge> asks for the gauge of its piece and shows it; where there is none, or the call fails, it goes. Its link
// to the details opens them in place.
import { post } from '#kernel/browser/requests.ts';
import { audiencePaths } from '../paths.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'performance-gauge': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
        class?: string | undefined;
        /** What it asks with, as in an address. */
        'data-of': string;
      };
    }
  }
}

export const definePerformanceGauge = (): void => {
  class PerformanceGauge extends HTMLElement {
    connectedCallback() {
      this.addEventListener('click', this.open);
      void this.show('teaser');
    }

    disconnectedCallback() {
      this.removeEventListener('click', this.open);
    }

    private async show(type: 'teaser' | 'detail') {
      const asked = new URLSearchParams(this.dataset['of']);
      asked.set('type', type);
      const html = await post<{ html: string }>(audiencePaths.gauge.template, asked).then(
        (answer) => answer.html,
        () => '',
      );
      if (html === '') return this.remove();
      this.innerHTML = html;
    }

    private readonly open = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (!isPlain || !(event.target instanceof Element) || !event.target.closest('[data-detail]')) return;
      event.preventDefault();
      void this.openDetail();
    };

    /** Whoever reads by ear goes on where the details begin. */
    private async openDetail() {
      await this.show('detail');
      const heading = this.querySelector<HTMLElement>('h3');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus();
    }
  }
  customElements.define('performance-gauge', PerformanceGauge);
};
