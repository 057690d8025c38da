// After a refusal the focus goes to the first field that is wrong, in the order of the page.

/** Fields carry their name as `data-field`; those that nobody knows are left out. */
export const focusFirstWrong = (page: Element | null, names: readonly string[]): void => {
  const field = [...(page?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].find(({ dataset }) =>
    names.includes(dataset['field'] ?? ''),
  );
  const target = field?.querySelector<HTMLElement>(
    'input, textarea, select, [contenteditable="true"], button',
  );
  // Errors are drawn first.
  requestAnimationFrame(() => target?.focus());
};
