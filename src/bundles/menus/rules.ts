// These are pure rules of menus: how what a portal has chosen and what bundles give become one list.

/** An entry as it is kept: a page by its key, or an address of its own. */
export interface MenuEntry {
  /** '' for an address. */
  readonly key: string;
  /** '' for a key. */
  readonly href: string;
  /** '' leaves the page's own name. */
  readonly label: string;
  readonly isHidden: boolean;
}

/** Returns the names of fields in a form, and in errors. */
export const entryField = (at: number, field: string): string => `e${at}.${field}`;

interface Link {
  key?: string;
  name: string;
  href: string;
  isCurrent?: boolean;
}

interface Menu<Standard extends Link> {
  /** The links as bundles give them. */
  readonly standard: readonly Standard[];
  readonly entries: readonly MenuEntry[];
  readonly targets: ReadonlyMap<string, { readonly name: string; readonly href: string }>;
  /** The path of the page on which it stands. */
  readonly path: string;
}

/** Arranges the menu: what is new since it was saved stands last; what isn't there on this page is left out. */
export const arrangeMenu = <Standard extends Link>({
  standard,
  entries,
  targets,
  path,
}: Menu<Standard>): (Standard | Link)[] => {
  const own = new Map(standard.flatMap((link) => (link.key ? [[link.key, link] as const] : [])));
  const chosen = entries.flatMap(({ key, href, label, isHidden }): (Standard | Link)[] => {
    if (isHidden) return [];
    if (key === '') return [{ name: label, href, isCurrent: href === path }];
    const target = targets.get(key);
    const link =
      own.get(key) ??
      (target && { key, name: target.name, href: target.href, isCurrent: target.href === path });
    return link ? [{ ...link, name: label || link.name }] : [];
  });
  const known = new Set<string | undefined>(entries.map(({ key }) => key));
  return [...chosen, ...standard.filter(({ key }) => !known.has(key))];
};

/** Returns all that the form shows: what was chosen, then what is new since. */
export const withStandard = (
  entries: readonly MenuEntry[],
  standard: readonly Link[],
): readonly MenuEntry[] => {
  const known = new Set(entries.map(({ key }) => key));
  const others = standard.flatMap(({ key }) =>
    key === undefined || known.has(key) ? [] : [{ key, href: '', label: '', isHidden: false }],
  );
  return [...entries, ...others];
};

const MOVE = /^(up|down|remove):(\d{1,3})$/;

export const isMoving = (act: string): boolean => MOVE.test(act);

/** Nothing is saved by it. */
export const moveEntry = <Entry>(entries: readonly Entry[], act: string): readonly Entry[] => {
  const [, verb, digits] = MOVE.exec(act) ?? [];
  const at = Number(digits);
  const entry = entries[at];
  if (entry === undefined) return entries;
  if (verb === 'remove') return entries.toSpliced(at, 1);
  const other = verb === 'up' ? at - 1 : at + 1;
  const neighbour = entries[other];
  return neighbour === undefined ? entries : entries.with(at, neighbour).with(other, entry);
};
