// This says where a dialog begins: at its first field, or where it has none at its heading, which says what
// is asked. A browser itself would begin at the cross.

/** Moves the focus into a dialog. With `isWork`, more is looked at than asked, so that the heading comes first. */
export const focusDialog = (dialog: Element, isWork = false): void => {
  const heading = dialog.querySelector<HTMLElement>('h1, h2');
  if (heading) heading.tabIndex = -1;
  ((isWork ? undefined : firstField(dialog)) ?? heading)?.focus();
};

/** Returns the first field; where that is a radio button of a choice that is already made, the chosen one. */
const firstField = (dialog: Element): HTMLElement | undefined => {
  const fields = [...dialog.querySelectorAll<HTMLInputElement>(FIELDS)].filter(({ disabled }) => !disabled);
  const [first] = fields;
  const chosen = fields.find(
    ({ type, name, checked }) => type === 'radio' && name === first?.name && checked,
  );
  return chosen ?? first;
};

const FIELDS = 'input:not([type="hidden"], [type="file"]), select, textarea';
