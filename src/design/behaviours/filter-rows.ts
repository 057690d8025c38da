// <filter-rows> around rows with `data-row`: its field in `data-filter` leaves out those that aren't called like what
// is typed, and opens what they lie in. Without scripts all rows are there. What is left out is sent all the same.
export const defineFilterRows = (): void => {
  class FilterRows extends HTMLElement {
    connectedCallback() {
      const field = this.querySelector<HTMLElement>('[data-filter]');
      if (!field) return;
      const input = field.querySelector('input')!;
      input.addEventListener('input', () => filterRows(this, input.value));
      // The field is no part of the form around it.
      input.addEventListener('keydown', (event) => {
        if (event.key === 'Enter') event.preventDefault();
      });
    }
  }
  if (!customElements.get('filter-rows')) customElements.define('filter-rows', FilterRows);
};

const fold = (words: string) => words.normalize('NFKC').trim().toLowerCase();

const filterRows = (place: HTMLElement, typed: string): void => {
  const wanted = fold(typed);
  const rows = [...place.querySelectorAll<HTMLElement>('[data-row]')];
  for (const row of rows) row.hidden = !fold(row.dataset['row'] ?? '').includes(wanted);
  for (const part of place.querySelectorAll<HTMLElement>('table, details')) {
    const hasFound = part.querySelector('[data-row]:not([hidden])') !== null;
    part.hidden = !hasFound;
    if (wanted !== '' && hasFound && part instanceof HTMLDetailsElement) part.open = true;
  }
  const none = place.querySelector<HTMLElement>('[data-none]');
  if (none) none.hidden = rows.some(({ hidden }) => !hidden);
};
