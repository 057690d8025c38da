// Knows the gates and the rules as they are now, for whoever lets something appear. They are in memory, so they are asked
// before a transaction begins.
import type { Ctx } from '#kernel/ctx.ts';
import type { GateRule } from '#kernel/kind-declaration.ts';
import { getLocationTree, idsOfPath } from '#bundles/locations/public.ts';
import type { Level } from './constants.ts';
import { findingsIn } from './rules/findings.ts';
import type { Findings, TextToCheck } from './rules/findings.ts';
import { gateFor } from './rules/levels.ts';
import type { MetGate, Passing } from './rules/levels.ts';
import { readGates, readRules } from './settings.ts';
import { gateNames } from './texts.ts';

export interface Gatekeeper {
  /** Returns the gate that something meets, by its name for whoever waits there; null for one that lets pass. */
  readonly meet: (
    passing: Passing & {
      /** Says who is new. */
      readonly ofNewcomers: string;
    },
  ) => { readonly level: Level; readonly name: string | null };
  /** Returns what the rules find in what is checked. */
  readonly find: (checked: TextToCheck, rules: readonly GateRule[]) => Findings;
}

export const loadGatekeeper = async (ctx: Ctx): Promise<Gatekeeper> => {
  const [gates, rules, { byId }] = await Promise.all([readGates(ctx), readRules(ctx), getLocationTree(ctx)]);
  const placeOf = ({ setAt }: MetGate) => byId.get(idsOfPath(setAt ?? '').at(-1) ?? 0)?.name ?? null;
  return {
    meet: ({ ofNewcomers, ...passing }) => {
      const met = gateFor(gates, passing);
      return { level: met.level, name: nameOf(met, ofNewcomers, placeOf(met)) };
    },
    find: (checked, wanted) => findingsIn(checked, wanted, rules),
  };
};

const nameOf = ({ level, group }: MetGate, ofNewcomers: string, place: string | null): string | null => {
  if (level === 'after') return null;
  if (group === 'members') return gateNames[level](place);
  return level === 'questions' ? gateNames.newcomersAsked(ofNewcomers) : ofNewcomers;
};
