// Asks before a page of the desks is left while words stand in a form that isn't the one being sent: a page there has many forms, and
// whichever is sent draws all of them anew. Browsers ask in their own words.

export const watchUnsavedWords = (): void => {
  let sent: HTMLFormElement | null = null;
  /** Forms in whose editors somebody has written: these have no value that could be compared. */
  const written = new Set<HTMLFormElement>();
  // At the window everybody else has had their say: what is sent without leaving the page was prevented by then.
  addEventListener('submit', ({ target, defaultPrevented }) => {
    if (!defaultPrevented) sent = target as HTMLFormElement;
  });
  // Where the page stayed all the same, as after a download, the words are unsaved again once somebody goes on with them.
  document.addEventListener('input', ({ target }) => {
    const form = (target as Element).closest<HTMLFormElement>(FORMS);
    if (!form) return;
    if (form === sent) sent = null;
    if ((target as Element).closest('[contenteditable=true]')) written.add(form);
  });
  addEventListener('beforeunload', (event) => {
    if ([...listTyped(), ...written].some((form) => form !== sent && form.isConnected))
      event.preventDefault();
  });
};

const FORMS = 'main form[method=post]';

/** Lists the forms in whose fields something else stands than the page brought, or brought back because it was refused. */
const listTyped = (): HTMLFormElement[] =>
  [...document.querySelectorAll<HTMLTextAreaElement>(`${FORMS} textarea`)].flatMap(
    ({ form, value, defaultValue }) =>
      form && value.trim() !== '' && (value !== defaultValue || wasRefused(form)) ? [form] : [],
  );

const wasRefused = (form: HTMLFormElement): boolean =>
  form.querySelector('[aria-invalid=true], [role=alert]:not(:empty)') !== null;
