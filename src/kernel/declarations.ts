// What bundles declare under a name may be declared once only: two of one name would be taken for each other in
// addresses, in the names of jobs and in what is stored.
import type { Bundle } from './bundle.ts';

/** Throws on the first name that stands for two things. */
export const refuseDoubles = (bundles: readonly Bundle[]): void => {
  refuse('slot', distinct(bundles.flatMap(({ slots = [] }) => slots.map(({ slot }) => slot))));
  refuse(
    'announcement',
    distinct(bundles.flatMap(({ on = [] }) => on.map(({ announcement }) => announcement))),
  );
  refuse(
    'live topic',
    bundles.flatMap(({ live = {} }) => Object.keys(live).map((name) => ({ name }))),
  );
  refuse(
    'tool',
    bundles.flatMap(({ tools = [] }) => tools),
  );
  refuse(
    'personal data',
    bundles.flatMap(({ personalData = [] }) => personalData),
  );
  for (const { name, on = [] } of bundles)
    refuse(
      `handler in ${name}`,
      on.map(({ announcement }) => announcement),
    );
};

interface Named {
  readonly name: string;
}

/** Many contribute to one slot, and handle one announcement. */
const distinct = (values: readonly Named[]): Named[] => [...new Set(values)];

const refuse = (what: string, values: readonly Named[]): void => {
  const names = values.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice !== undefined) throw new Error(`There are two declarations called ${twice} (${what})`);
};
