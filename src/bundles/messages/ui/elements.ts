// This is what JSX may write of this bundle's own elements. Types only; they are defined in the browser.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type LiveElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
  class?: string | undefined;
  'data-topic': string;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'live-part': LiveElement & { id: string };
      'live-thread': LiveElement & { 'data-news': string; 'data-read': string };
    }
  }
}
