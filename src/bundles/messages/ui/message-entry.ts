// This is what every page knows of messages: whatever is marked with data-message-to opens the form in a
// dialog. All else is fetched only then; without it, or without the form, the links lead to pages.

export const defineMessages = (): void =>
  addEventListener('click', (event) => {
    const { target } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-message-to]');
    // With one of these keys held the browser opens the page in another tab or window.
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void import('./message-dialog.ts')
      .then((messages) => messages.openMessageDialog(link))
      .catch(() => location.assign(link.href));
  });
