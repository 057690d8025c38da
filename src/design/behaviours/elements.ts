// This is what JSX may write of our own elements. Types only; the behaviours themselves are defined in the
// browser.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type OwnElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
  class?: string | undefined;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'closing-details': OwnElement;
      'command-palette': OwnElement & { 'data-calls': string };
      'copy-button': OwnElement & { 'data-text'?: string | undefined };
      'cta-bar': OwnElement & { 'data-name'?: string | undefined };
      'desk-table': OwnElement;
      'half-typed': OwnElement & { for: string };
      'field-counter': OwnElement & { for: string };
      'file-name': OwnElement;
      'filter-rows': OwnElement;
      'flash-message': OwnElement & { 'data-fade'?: number };
      'line-clamp': OwnElement;
      'live-bell': OwnElement & { 'data-topic'?: string | undefined };
      'relative-time': OwnElement & { datetime: string };
      'scheme-switch': OwnElement;
      'share-button': OwnElement & { 'data-title'?: string | undefined };
      'smooth-scroll': OwnElement;
      'tab-panels': OwnElement;
    }
  }
}
