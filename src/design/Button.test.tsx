import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { Button, IconButton } from './Button.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const show = (element: ReactNode) => {
  const container = document.createElement('div');
  act(() => createRoot(container).render(element));
  return container.querySelector('button')!;
};

describe('a button', () => {
  it('sends no form unless it is told to', () => {
    expect(show(<Button>Weiter</Button>).type).toBe('button');
    expect(show(<Button type="submit">Weiter</Button>).type).toBe('submit');
  });

  it('that is pressed shows it by more than colour', () => {
    const pressed = show(<Button isPressed>Gefolgt</Button>);
    expect(pressed.getAttribute('aria-pressed')).toBe('true');
    expect(pressed.querySelector('svg')).not.toBeNull();
    const other = show(<Button isPressed={false}>Folgen</Button>);
    expect(other.getAttribute('aria-pressed')).toBe('false');
    expect(other.querySelector('svg')).toBeNull();
  });

  it('that only acts is not told as one that switches', () => {
    expect(show(<Button>Weiter</Button>).hasAttribute('aria-pressed')).toBe(false);
  });

  it('keeps the focus while its work is under way, and takes no second press', () => {
    const onClick = vi.fn();
    const button = show(
      <Button type="submit" isBusy onClick={onClick}>
        Senden
      </Button>,
    );
    button.click();
    expect(onClick).not.toHaveBeenCalled();
    expect(button.disabled).toBe(false);
    expect(button.type).toBe('button');
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('with a sign alone has a name', () => {
    expect(show(<IconButton icon="close" label="Schließen" />).getAttribute('aria-label')).toBe('Schließen');
  });
});
