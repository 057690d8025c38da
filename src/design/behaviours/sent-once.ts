// A form that is pressed twice is sent once: of two answers a browser takes the second alone, which may only say that the first
// has used up a link or a code, without the session that the first has brought.

/** Whoever clicks twice, or once more because nothing happens, does so within this time; a form with a file stays on its page. */
const TWICE_MS = 2000;

export const sendFormsOnce = (): void => {
  let sent: EventTarget | null = null;
  let sentAt = 0;
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    // What scripts send and what only asks takes care of itself.
    if (event.defaultPrevented || form.getAttribute('method') !== 'post') return;
    if (form === sent && event.timeStamp - sentAt < TWICE_MS) return event.preventDefault();
    [sent, sentAt] = [form, event.timeStamp];
  });
};
