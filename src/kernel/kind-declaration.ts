// A kind of content says of itself what can be done with its things, how they are called, where its pages and calls stand.
// Bundles that come before the kind serve it by this alone. Plain data, which browsers may have, too.
import type { RoutePath } from './named-routes.ts';

export interface KindDeclaration {
  /** The kind's name as it stands in addresses and in the database: `imagepost`. contract.md 13 */
  readonly type: string;
  /** The place among other kinds in menus, tabs and lists: smaller numbers come first. */
  readonly rank: number;
  readonly names: KindNames;
  /** Its titles quote already, as „Kommentar zu …“ does: nothing sets them in quotation marks. */
  readonly isTitleUnquoted?: boolean;
  /** Can be liked. contract.md 16.4 */
  readonly isLikable?: boolean;
  /** Can be saved for later. */
  readonly isBookmarkable?: boolean;
  /** Pages that link to one of its things may show a drawn card. */
  readonly hasShareCard?: boolean;
  /** Can be followed, by a button with these words. contract.md 16.5 */
  readonly following?: { readonly button: string };
  /** Has comments. contract.md 16.2 */
  readonly comments?: CommentCalls;
  /** Can stand in texts as a card. contract.md 5 */
  readonly embedding?: KindEmbedding;
  /** Stands in mixed lists, on profiles and on front pages. */
  readonly listing?: KindListing;
  /** How members write its things, for kinds where they do. */
  readonly composer?: KindComposer;
  /** Whether search engines are told of its things. */
  readonly isInSitemaps?: boolean;
  /** Its things are pictures above all, with a few words. */
  readonly isPicture?: boolean;
  /** Can be marked as news for search engines, by this call. contract.md 14.7 */
  readonly newsSitemap?: { readonly mark: RoutePath<`${string}{id}`> };
  /** What members make of it may have to wait for somebody's look before it appears. docs/decisions/0141 */
  readonly gate?: KindGate;
}

/** What can be asked of its things before they appear. */
export interface KindGate {
  /** The rules of words that are tried on it. */
  readonly rules: readonly GateRule[];
  /** More than so many of one person within so many minutes are a flood. */
  readonly flood: { readonly most: number; readonly minutes: number };
}

/** What rules look for; each holds, marks or is off, as the portal has it. */
export type GateRule =
  | 'manyLinks'
  | 'newcomersLinks'
  | 'words'
  | 'flood'
  | 'sameText'
  | 'samePiece'
  | 'capitals'
  | 'phoneNumber';

/** The kind's German words. */
export interface KindNames {
  /** One thing, such as „Schnappschuss“. */
  readonly one: string;
  /** Several things, as the heading of a list: „Schnappschüsse“ */
  readonly many: string;
  /** Whom one follows: „diesem Schnappschuss“ */
  readonly followed: string;
  /** What others like: „Ihren Schnappschuss“ */
  readonly yours: string;
  /** What a place has of it to read, where that is another word than `many`: „Nachrichten“ */
  readonly onOffer?: string;
}

/** Words in the names and addresses of the calls for comments by owner: `/a/pub-api/{many}/7/comments`. contract.md 7 */
export interface CommentCalls {
  readonly one: string;
  readonly many: string;
  /** How the names of the calls begin. */
  readonly routes: string;
}

export interface KindEmbedding {
  /** Stands before the id at the end of its addresses: the `a` of `…_a12`. */
  readonly mark: string;
  /** The call for its card. contract.md 7 */
  readonly card: RoutePath<`${string}{id}`>;
}

export interface KindListing {
  /** The word that narrows the list on a profile to this kind: `?art=beitraege`. */
  readonly word: string;
  /**
   * Where it stands on front pages: among the news, which lead them, or in the strip of pictures; without it, with everything
   * else.
   */
  readonly onFrontPages?: 'news' | 'pictures';
  /** The list of this kind alone, with its feed. */
  readonly own?: OwnList;
}

/** A list with a page and a feed, of the whole portal and of each place. */
export interface OwnList {
  /** The name in its routes: `place_articles_feed`. */
  readonly name: string;
  /** The word in its addresses: `/auenfeld/artikel`. */
  readonly word: string;
  readonly title: string;
  /** Returns the list's description; `from` is „aus Auenfeld“ or „aus allen Orten“. */
  readonly description: (from: string) => string;
  readonly look?: 'pictures';
}

export interface KindComposer {
  /** Begins anew, or changes what is out, with `?beitrag=`. contract.md 12 */
  readonly start: RoutePath<`/${string}`>;
  /** Goes on with a manuscript. */
  readonly goOn: RoutePath<`${string}{id}`>;
  /** The headings of both pages. */
  readonly startTitle: string;
  readonly goOnTitle: string;
  /** What stands beside the way to it: what it is for, and an icon of the design by its name. */
  readonly invitation: string;
  readonly icon: string;
}

/** Returns the kinds that declare all of these, in the order of their ranks. */
export const declaring = <Kind extends Partial<KindDeclaration>, Part extends keyof KindDeclaration>(
  kinds: readonly Kind[],
  ...parts: readonly Part[]
): readonly (Kind & Required<Pick<KindDeclaration, Part>>)[] =>
  kinds
    .filter((kind): kind is Kind & Required<Pick<KindDeclaration, Part>> =>
      parts.every((part) => kind[part] !== undefined && kind[part] !== false),
    )
    .toSorted((a, b) => (a.rank ?? LAST) - (b.rank ?? LAST));

const LAST = Number.MAX_SAFE_INTEGER;
