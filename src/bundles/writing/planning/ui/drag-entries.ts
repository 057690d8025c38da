// Lets what is scheduled be dragged to another day or hour, with a mouse or a pen; fingers scroll, and use the form.
import { dropped, markTarget, standsAt } from './target.ts';
import type { MoveTo } from './target.ts';

export const dragEntries = (calendar: HTMLElement, move: MoveTo): void => {
  let dragged: HTMLElement | null = null;
  const letGo = () => {
    markTarget(calendar, null);
    delete dragged?.dataset['dragged'];
    dragged = null;
  };
  calendar.addEventListener('dragstart', (event) => {
    dragged = (event.target as Element).closest<HTMLElement>('[data-entry]');
    if (!dragged || !event.dataTransfer) return;
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', dragged.id);
    dragged.dataset['dragged'] = '';
  });
  calendar.addEventListener('dragover', (event) => {
    const place = dragged && placeAt(event);
    markTarget(calendar, place);
    if (place) event.preventDefault();
  });
  calendar.addEventListener('drop', (event) => {
    const [entry, place] = [dragged, placeAt(event)];
    if (!entry || !place) return;
    event.preventDefault();
    const day = place.closest<HTMLElement>('[data-day]')!.dataset['day']!;
    letGo();
    move(entry, dropped(standsAt(entry), day, place.dataset['hour']));
  });
  calendar.addEventListener('dragend', letGo);
};

/** What lies in the calendar begins to be draggable; it is drawn for those without scripts, too. */
export const makeDraggable = (calendar: Element): void => {
  for (const entry of calendar.querySelectorAll<HTMLElement>('[data-entry]')) entry.draggable = true;
};

const placeAt = ({ target }: Event): HTMLElement | null => {
  const element = target as Element;
  return element.closest<HTMLElement>('[data-hour]') ?? element.closest<HTMLElement>('[data-day]');
};
