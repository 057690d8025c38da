import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { ToolbarStateProvider } from './toolbar-state.ts';
import type { ToolbarState } from './toolbar-state.ts';
import { TablePicker } from './TablePicker.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

it('is a dialog with a name, which says the size while the arrow keys change it', () => {
  const run = vi.fn();
  const place = document.body.appendChild(document.createElement('div'));
  act(() =>
    createRoot(place).render(
      <ToolbarStateProvider value={{ run } as Partial<ToolbarState> as ToolbarState}>
        <TablePicker close={() => undefined} />
      </ToolbarStateProvider>,
    ),
  );
  expect(place.querySelector('[role=dialog]')?.getAttribute('aria-label')).toBe('Größe der Tabelle');
  const button = place.querySelector('button')!;
  expect(document.getElementById(button.getAttribute('aria-describedby')!)?.textContent).toContain(
    'Pfeiltasten',
  );
  act(() => void button.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true })));
  expect(button.ariaLabel).toBe('Tabelle mit 3 Spalten und 4 Zeilen');
  expect(place.querySelector('output')?.ariaLabel).toBe(button.ariaLabel);
  expect(button.contains(place.querySelector('output'))).toBe(false);
  act(() => button.click());
  expect(run).toHaveBeenCalledOnce();
});
