// Defines <like-button data-of="article:7"> around the form of a like button, which it sends without leaving the page.
// contract.md 4
import { definePressedForm } from '#design/behaviours/pressed-form.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'like-button': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
        class?: string | undefined;
        'data-of': string;
        'data-name'?: string;
      };
    }
  }
}

export const defineLikeButton = (): void =>
  definePressedForm('like-button', () => import('./press-like.ts').then((press) => press.pressLike));
