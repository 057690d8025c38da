// Measures what a million rules for old addresses cost: nothing for whoever finds what they asked for, since nobody asks the
// rules then, and one row by its index for whoever follows an old address.
import { atLeast, atMost } from './figures.ts';
import type { Figure } from './figures.ts';
import type { LoadJob, LoadResult } from './load.ts';
import type { Peer } from './pinned.ts';
import type { Portals } from './portals.ts';

const SECONDS = 3;
const CONNECTIONS = 20;
const FOLLOWED = 200;
/** How many rows are written at once, so that no statement takes longer than the portal lets one. */
const AT_ONCE = 50_000;

const share = (value: number) => `${value.toFixed(2)} of before`;
const ms = (value: number) => `${value.toFixed(1)} ms`;

export const judgeRedirects = async (
  { afresh, data, query, tidyUp }: Portals,
  load: Peer<LoadJob, LoadResult>,
  { rules }: { readonly rules: number },
): Promise<Figure[]> => {
  const job = { url: afresh.origin + data.usual.path, connections: CONNECTIONS, seconds: SECONDS };
  const before = await load.ask(job);
  try {
    await addRules({ query, tidyUp }, rules, data.usual.path);
    const after = await load.ask(job);
    const followed = await timeFollowing(afresh.origin, rules);
    await query('truncate redirects');
    // Whatever else became slower or faster meanwhile did so for both.
    const again = await load.ask(job);
    const without = (before.perSecond + again.perSecond) / 2;
    const many = rules.toLocaleString('en');
    return [
      {
        title: `article, rendered afresh, ${many} rules for old addresses instead of none`,
        ...atLeast(after.perSecond / without, 0.9, share),
        details: `${Math.round(after.perSecond)}/s and ${Math.round(without)}/s`,
      },
      {
        title: `old address followed, of ${many}`,
        ...atMost(followed, 20, ms),
        details: `median of ${FOLLOWED}, one after the other`,
      },
    ];
  } finally {
    await query('truncate redirects');
  }
};

const addRules = async (
  { query, tidyUp }: Pick<Portals, 'query' | 'tidyUp'>,
  rules: number,
  target: string,
): Promise<void> => {
  for (let first = 1; first <= rules; first += AT_ONCE)
    await query(
      `insert into redirects (source, is_pattern, target, created_at)
       select '/alt/' || n || '/artikel-' || n || '.html', false, $3, now() from generate_series($1::int, $2::int) n`,
      [first, Math.min(rules, first + AT_ONCE - 1), target],
    );
  // What is tidied up and written to the disk afterwards is no cost of rules that are there.
  await tidyUp('redirects');
};

const timeFollowing = async (origin: string, rules: number): Promise<number> => {
  const taken: number[] = [];
  for (let at = 0; at < FOLLOWED; at++) {
    const n = 1 + ((at * 7919) % rules);
    const begun = performance.now();
    const { status } = await fetch(`${origin}/alt/${n}/artikel-${n}.html`, {
      redirect: 'manual',
      headers: { accept: 'text/html' },
    });
    if (status !== 301) throw new Error(`Die alte Adresse ${n} führt nirgendshin (${status}).`);
    taken.push(performance.now() - begun);
  }
  return taken.toSorted((a, b) => a - b)[Math.floor(FOLLOWED / 2)]!;
};
