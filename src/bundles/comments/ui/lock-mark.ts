// Defines <comments-lock> around the form with the button: it sends the form, and loads the page anew where the reader is,
// since much of the page depends on the lock. contract.md 7.19
import { definePressedForm } from '#design/behaviours/pressed-form.ts';
import { somethingWentWrong } from '#design/texts.ts';
import { showFlash } from '#design/behaviours/flash-message.ts';
import { post } from '#kernel/browser/requests.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'comments-lock': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}

export const defineLockMark = (): void =>
  definePressedForm('comments-lock', async () => async (place, button) => {
    try {
      await post(button.form!.action, new URLSearchParams({ lock: button.value }));
      location.reload();
    } catch {
      showFlash({ type: 'alert', text: somethingWentWrong });
    }
    return place;
  });
