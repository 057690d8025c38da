// <desk-table> around a table of a desk: counts what is ticked, ticks all and ranges, and goes from row to row by keys, which
// count only while the focus is inside. Without it the boxes and links do their work alone.
import * as texts from '../work/texts.ts';

export const defineDeskTable = (): void => {
  class DeskTable extends HTMLElement {
    /** The box that was pressed last, where a range begins. */
    private last: HTMLInputElement | undefined;

    connectedCallback() {
      this.addEventListener('click', this.tick);
      this.addEventListener('keydown', goByKey);
      // A browser that comes back to the page fills in what was ticked after the element is there.
      addEventListener('pageshow', this.tell);
      this.tell();
    }

    disconnectedCallback() {
      removeEventListener('pageshow', this.tell);
    }

    private readonly tick = (event: MouseEvent) => {
      const box = event.target;
      if (!(box instanceof HTMLInputElement) || box.type !== 'checkbox') return;
      const boxes = boxesOf(this);
      if (box === allBoxOf(this)) for (const each of boxes) each.checked = box.checked;
      else if (boxes.includes(box)) {
        if (event.shiftKey && this.last) tickRange(boxes, this.last, box);
        this.last = box;
      }
      this.tell();
    };

    private readonly tell = () => reportSelection(this);
  }
  if (!customElements.get('desk-table')) customElements.define('desk-table', DeskTable);
};

const allBoxOf = (table: HTMLElement) => table.querySelector<HTMLInputElement>('[data-tick-all]');

const boxesOf = (table: HTMLElement) => [
  ...table.querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]'),
];

const tickRange = (boxes: HTMLInputElement[], from: HTMLInputElement, to: HTMLInputElement): void => {
  const [start, end] = [boxes.indexOf(from), boxes.indexOf(to)].sort((a, b) => a - b);
  for (const box of boxes.slice(start, end! + 1)) box.checked = to.checked;
};

const reportSelection = (table: HTMLElement): void => {
  const boxes = boxesOf(table);
  const count = boxes.filter(({ checked }) => checked).length;
  const all = allBoxOf(table);
  if (all) {
    all.checked = count > 0 && count === boxes.length;
    all.indeterminate = count > 0 && count < boxes.length;
  }
  const told = table.querySelector('[data-ticked]');
  const words = texts.ticked(count);
  if (told && told.textContent !== words) told.textContent = words;
};

const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

const goByKey = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') pressIn(event);
  const row = (event.target as Element).closest<HTMLElement>('tbody tr');
  if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
  const step = STEPS[event.key];
  if (step) {
    event.preventDefault();
    const next = step > 0 ? row.nextElementSibling : row.previousElementSibling;
    if (next) placeToStandIn(next)?.focus();
  }
  if (event.key === 'x') {
    event.preventDefault();
    row.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
  }
};

/** Returns where Enter opens what the row is about; the box comes before it in the document. */
const placeToStandIn = (row: Element) =>
  row.querySelector<HTMLElement>('[data-open]') ?? row.querySelector<HTMLElement>('input');

/** Enter in a field does what the field is for. */
const pressIn = (event: KeyboardEvent): void => {
  const field = event.target;
  if (!(field instanceof HTMLInputElement) || field.type === 'checkbox') return;
  const buttons = field.closest('details')?.querySelectorAll<HTMLButtonElement>('button[type=submit]') ?? [];
  // Several forms may lie in one fold, such as those of views under one address.
  const button = [...buttons].find(({ form }) => form === field.form);
  if (!button) return;
  event.preventDefault();
  button.click();
};
