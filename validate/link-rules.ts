// Links and pictures of a whole crawl: none leads to nothing, and what leads into a page finds the place in it.
import type { Crawl, Visited } from './crawl.ts';
import type { Fault } from './faults.ts';

/** A page with words to somebody else, whose links are for them: mails in the outbox. */
const TO_OTHERS: readonly string[] = ['admin_outbox_mail'];

/** Places that a page may lack: its top; comments, of which it shows the last ones until asked for all; the newest message, when all are in sight. */
const NEEDLESS = /^#(top|comment-\d+|neueste)?$/;

export const linkFaults = ({
  visited,
}: Crawl): { readonly looked: number; readonly faults: readonly Fault[] } => {
  let looked = 0;
  const faults: Fault[] = [];
  for (const page of visited.values()) {
    if (TO_OTHERS.includes(page.kind)) continue;
    for (const { address, hash, by } of page.references) {
      const target = visited.get(address);
      if (!target) continue;
      looked++;
      const end = endOf(target, visited);
      const fault = address === page.address ? placeFault(page, hash) : faultOf(end, hash);
      if (fault) faults.push({ where: page.address, what: `<${by}> ${address}${hash}: ${fault}` });
    }
  }
  return { looked, faults };
};

/** Returns where redirects end. */
const endOf = (page: Visited, visited: ReadonlyMap<string, Visited>): Visited | 'round' => {
  let end = page;
  for (let hops = 0; hops < MOST_HOPS; hops++) {
    const next = end.location === undefined ? undefined : visited.get(end.location.replace(/#.*/, ''));
    if (!next) return end;
    end = next;
  }
  return 'round';
};

const MOST_HOPS = 5;

const faultOf = (end: Visited | 'round', hash: string): string | undefined => {
  if (end === 'round') return 'führt im Kreis';
  if (end.status >= 400) return `antwortet ${end.status}`;
  return placeFault(end, hash);
};

/** Returns what is wrong with a hash: it has to lead to a place within the page, whatever that was answered with. */
const placeFault = ({ type, ids }: Visited, hash: string): string | undefined => {
  if (hash === '' || NEEDLESS.test(hash) || !type.startsWith('text/html')) return undefined;
  return ids.has(decodeURIComponent(hash.slice(1))) ? undefined : 'diese Stelle gibt es dort nicht';
};
