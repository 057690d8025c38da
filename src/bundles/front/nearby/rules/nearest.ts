// Finds the nearest of some places to where a browser is. This is worked out in the browser: the position leaves it never.
import type { PositionView } from '../views.ts';

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Returns the nearest of the places; undefined where there is nothing to choose from. */
export const nearestTo = (here: Position, places: readonly PositionView[]): PositionView | undefined => {
  // Towards the poles degrees of longitude come closer together.
  const width = Math.cos((here.latitude * Math.PI) / 180);
  const away = ({ latitude, longitude }: Position) =>
    Math.hypot(latitude - here.latitude, (longitude - here.longitude) * width);
  return places.toSorted((a, b) => away(a) - away(b))[0];
};
