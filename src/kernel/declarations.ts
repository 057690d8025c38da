// What bundles declare under a name may be declared once only: two of one name would be taken for each other in
// addresses, in the names of jobs and in what is stored.
import { handlersOf } from './announcements.ts';
import type { Bundle } from './bundle.ts';
import { noticeKindsOf, noticesOf } from './notices.ts';
import type { Notice } from './notices.ts';

/** Throws on the first name that stands for two things. */
export const refuseDoubles = (bundles: readonly Bundle[]): void => {
  refuse('slot', distinct(bundles.flatMap(({ slots = [] }) => slots.map(({ slot }) => slot))));
  const handled = bundles.map((bundle) =>
    handlersOf(bundle, bundles).map(({ announcement }) => announcement),
  );
  refuse('announcement', distinct(handled.flat()));
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
  refuse('kind of notices', noticeKindsOf(bundles));
  refuse('notice', noticesOf(bundles).map(nameOfNotice));
  for (const [at, { name }] of bundles.entries()) refuse(`handler in ${name}`, handled[at]!);
};

const nameOfNotice = ({ declared: { kind, mark = {} } }: Notice): Named => ({
  name: [kind.name, ...Object.values(mark)].join(' '),
});

interface Named {
  readonly name: string;
}

/** Returns each value once: many contribute to one slot, and handle one announcement. */
const distinct = (values: readonly Named[]): Named[] => [...new Set(values)];

const refuse = (what: string, values: readonly Named[]): void => {
  const names = values.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice !== undefined) throw new Error(`There are two declarations called ${twice} (${what})`);
};
