// What JSX may write of our own elements. Types only; the behaviours themselves are defined in the browser.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type OwnElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
  class?: string | undefined;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'closing-details': OwnElement;
      'flash-message': OwnElement & { 'data-fade'?: number };
      'relative-time': OwnElement & { datetime: string };
      'scheme-switch': OwnElement;
    }
  }
}
