// Draws the button that asks the browser where it is, and leads to the place that is nearest to that.
import { useState } from 'react';
import { Button } from '#design/Button.tsx';
import { nearestTo } from '../rules/nearest.ts';
import * as texts from '../texts.ts';
import type { PositionView } from '../views.ts';

type State = 'idle' | 'asked' | 'denied';

const WAIT_MS = 15_000;

/** This is an island because only a script can ask a browser where it is. The position is used here and sent to nobody. */
export const NearestPlace = ({ places }: { readonly places: readonly PositionView[] }) => {
  const [state, setState] = useState<State>('idle');
  const ask = () => {
    setState('asked');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const nearest = nearestTo(coords, places);
        if (nearest) location.assign(nearest.href);
      },
      () => setState('denied'),
      { timeout: WAIT_MS, maximumAge: WAIT_MS },
    );
  };
  return (
    <>
      <Button type="button" variant="quiet" aria-busy={state === 'asked' || undefined} onClick={ask}>
        {texts.position}
      </Button>
      <p className="note">
        <output>
          {state === 'idle' && texts.positionHelp}
          {state === 'asked' && texts.positionAsked}
          {state === 'denied' && texts.positionDenied}
        </output>
      </p>
    </>
  );
};
