// The element <bookmark-toggle data-of="article-7"> stands around the form with the two buttons: it sends the pressed one
// without leaving the page.
import { definePressedForm } from '#design/behaviours/pressed-form.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'bookmark-toggle': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
        class?: string | undefined;
        'data-of': string;
      };
    }
  }
}

export const defineBookmarkToggle = (): void =>
  definePressedForm('bookmark-toggle', async () => (await import('./press-bookmark.ts')).pressBookmark);
