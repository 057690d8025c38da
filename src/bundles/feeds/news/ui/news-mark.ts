// Defines <news-mark>, which stands around the form with the button and sends it without leaving the page. The button rests
// while its call runs.
import { definePressedForm } from '#design/behaviours/pressed-form.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'news-mark': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}

export const defineNewsMark = (): void =>
  definePressedForm('news-mark', async () => (await import('./press-news-mark.ts')).pressNewsMark);
