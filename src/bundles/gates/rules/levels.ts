// Says which gate a contribution meets: for each group the strictest of what is set for its place and above it, or the nearest
// where places may be looser; and of the groups the strictest. docs/decisions/0152
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

/** What is set, and whether places may be looser than what lies above them. */
export interface GateSettings {
  readonly gates: readonly Gate[];
  readonly mayLoosen: boolean;
}

/**
 * Returns the gate of one group: what holds for the whole portal is the least, and each place below may make it stricter; where
 * places may loosen, the nearest counts.
 */
export const gateOfGroup = (
  { gates, mayLoosen }: GateSettings,
  { type, locationPath }: Pick<Passing, 'type' | 'locationPath'>,
  group: Group,
): MetGate =>
  gates
    .filter((gate) => gate.type === type && gate.group === group)
    .filter((gate) => locationPath.startsWith(gate.locationPath))
    .toSorted((a, b) => a.locationPath.length - b.locationPath.length)
    .reduce<MetGate>(
      (above, { level, locationPath: setAt }) =>
        // What is set for the whole portal stands in place of the usual.
        mayLoosen || setAt === '' || !isStricter(above.level, level) ? { level, group, setAt } : above,
      { level: USUAL_LEVELS[group], group, setAt: null },
    );

/** Where both groups meet the same, it is told as what holds for all. */
export const gateFor = (settings: GateSettings, passing: Passing): MetGate => {
  const groups = GROUPS.filter((group) => group !== 'newcomers' || passing.isNewcomer);
  return groups
    .map((group) => gateOfGroup(settings, passing, group))
    .reduce((one, other) => (isStricter(one.level, other.level) ? one : other));
};

/** Returns what holds at a place without what is set for it itself; undefined for the whole portal, which has nothing above it. */
export const gateAbove = (
  { gates, mayLoosen }: GateSettings,
  { type, locationPath }: Pick<Passing, 'type' | 'locationPath'>,
  group: Group,
): MetGate | undefined =>
  locationPath === ''
    ? undefined
    : gateOfGroup(
        { gates: gates.filter((gate) => gate.locationPath !== locationPath), mayLoosen },
        { type, locationPath },
        group,
      );

export const isStricter = (one: Level, other: Level): boolean => LEVELS.indexOf(one) > LEVELS.indexOf(other);
