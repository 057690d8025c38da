// After a refusal the focus goes to the first field that is wrong, in the order of the page.

/** Fields carry their name as `data-field`; those that nobody knows are left out. */
export const focusFirstWrong = (page: Element | null, names: readonly string[]): void => {
  const field = [...(page?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].find(({ dataset }) =>
    names.includes(dataset['field'] ?? ''),
  );
  // Who is typing in it stays there.
  if (!field || field.contains(document.activeElement)) return;
  const target =
    field.querySelector<HTMLElement>('input, textarea, select, [contenteditable="true"]') ??
    field.querySelector('button');
  // Errors are drawn first.
  requestAnimationFrame(() => target?.focus());
};
