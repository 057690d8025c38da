// Defines <subscribe-toggle data-of="user-7"> around the form with the two buttons: it sends the pressed one without leaving
// the page.
import { definePressedForm } from '#design/behaviours/pressed-form.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'subscribe-toggle': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
        class?: string | undefined;
        'data-of': string;
      };
    }
  }
}

export const defineSubscribeToggle = (): void =>
  definePressedForm('subscribe-toggle', () =>
    import('./press-subscribe.ts').then((press) => press.pressSubscribe),
  );
