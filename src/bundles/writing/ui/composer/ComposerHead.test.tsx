import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ManuscriptState } from '../../constants.ts';
import type { ComposerView } from '../../views.ts';
import { ComposerHead } from './ComposerHead.tsx';
import type { Writing } from './engine/state.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

afterEach(() => document.body.replaceChildren());

const view = {
  type: 'article',
  version: 1,
  pieceState: null,
  hasChanges: false,
  others: [],
  release: { reasons: [], marks: [], answers: [] },
} as unknown as ComposerView;

const open = () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return (state: ManuscriptState, ...waitsFor: readonly string[]) => {
    const writing = { version: 1, saving: 'saved', may: { review: false, waitsFor } };
    act(() =>
      root.render(
        <ComposerHead
          view={view}
          writing={writing as unknown as Writing<unknown>}
          state={state}
          times={{ scheduledFor: null, publishedAt: null } as never}
          presence={null}
        />,
      ),
    );
    return [...place.querySelectorAll('li')].map(({ textContent }) => textContent);
  };
};

describe('why a piece waits', () => {
  it('stands there as it was said when it began to wait, whatever holds meanwhile', () => {
    const draw = open();
    expect(draw('draft', 'Aus Auenfeld')).toEqual([]);
    expect(draw('in-review', 'Aus Auenfeld')).toEqual(['Aus Auenfeld']);
    expect(draw('in-review', 'Aus Auenfeld', 'Neue Mitglieder')).toEqual(['Aus Auenfeld']);
    expect(draw('draft')).toEqual(['Aus Auenfeld']);
  });

  it('is said anew when it is handed in again', () => {
    const draw = open();
    draw('in-review', 'Aus Auenfeld');
    draw('draft');
    expect(draw('in-review', 'Neue Mitglieder')).toEqual(['Neue Mitglieder']);
  });
});
