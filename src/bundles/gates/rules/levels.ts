// Which gate a contribution meets: for each group the one of the nearest place above it, and of those the strictest.
import { GROUPS, LEVELS, USUAL_LEVELS } from '../constants.ts';
import type { Group, Level } from '../constants.ts';

export interface Gate {
  readonly type: string;
  /** The empty path is the whole portal. */
  readonly locationPath: string;
  readonly group: Group;
  readonly level: Level;
}

/** What asks for passage. */
export interface Passing {
  readonly type: string;
  /** Empty as long as no place is chosen. */
  readonly locationPath: string;
  readonly isNewcomer: boolean;
}

/** The gate that is met, whose it is, and where it was set; null where nobody has set it. */
export interface MetGate {
  readonly level: Level;
  readonly group: Group;
  readonly setAt: string | null;
}

/** Of one group: what is set for the place itself goes before what is set above it. */
export const gateOfGroup = (
  gates: readonly Gate[],
  { type, locationPath }: Pick<Passing, 'type' | 'locationPath'>,
  group: Group,
): MetGate => {
  const nearest = gates
    .filter((gate) => gate.type === type && gate.group === group)
    .filter((gate) => locationPath.startsWith(gate.locationPath))
    .reduce<Gate | undefined>(
      (best, gate) => (best && best.locationPath.length >= gate.locationPath.length ? best : gate),
      undefined,
    );
  return nearest
    ? { level: nearest.level, group, setAt: nearest.locationPath }
    : { level: USUAL_LEVELS[group], group, setAt: null };
};

/** Where both groups meet the same, it is told as what holds for all. */
export const gateFor = (gates: readonly Gate[], passing: Passing): MetGate => {
  const groups = GROUPS.filter((group) => group !== 'newcomers' || passing.isNewcomer);
  return groups
    .map((group) => gateOfGroup(gates, passing, group))
    .reduce((one, other) => (isStricter(one.level, other.level) ? one : other));
};

export const isStricter = (one: Level, other: Level): boolean => LEVELS.indexOf(one) > LEVELS.indexOf(other);
