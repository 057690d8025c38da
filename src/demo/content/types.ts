// The shapes of the demo content: plain data, written by hand, turned into commands by the demo loader.
// Everything refers to everything else by key; all times are relative, so that the portal never looks old.

export type DemoPlaceKind = 'country' | 'state' | 'district' | 'town' | 'quarter';

export type DemoPlace = {
  key: string;
  name: string;
  slug: string;
  kind: DemoPlaceKind;
  parent: string | null;
  postcode?: string;
  latitude?: number;
  longitude?: number;
};

export type DemoCategory = { key: string; name: string; slug: string };

export type DemoRole = 'admin' | 'editor' | 'moderator' | 'author' | 'member';

export type DemoPerson = {
  key: string;
  /** The user name, which may hold umlauts and spaces. */
  login: string;
  /** The name that readers see. */
  name: string;
  email: string;
  place: string;
  about: string;
  /** A role without a place holds everywhere, one with a place there and below. */
  roles: { role: DemoRole; place?: string }[];
  /** Holds a running pass for premium articles. */
  hasPass?: boolean;
  memberForDays: number;
};

/** Text in which `**bold**`, `_italic_` and `[text](https://…)` count as marks, and nothing else. */
export type DemoInline = string;

export type DemoBlock =
  | { p: DemoInline }
  | { h2: string }
  | { h3: string }
  | { quote: DemoInline; by?: string }
  | { list: DemoInline[]; ordered?: boolean }
  | { table: { head: string[]; rows: string[][] } }
  | { rule: true }
  | { spoiler: string; text: DemoInline[] };

export type DemoComment = {
  author: string;
  /** Counted from the publication of the article, also in a reply. */
  minutesAfter: number;
  text: string;
  /** One level deep: a reply has no replies. */
  replies?: DemoComment[];
};

export type DemoArticle = {
  key: string;
  place: string;
  category: string;
  author: string;
  kicker?: string;
  headline: string;
  lead: string;
  body: DemoBlock[];
  tags: string[];
  premium?: boolean;
  publishedMinutesAgo: number;
  updatedMinutesAgo?: number;
  comments: DemoComment[];
};

export type DemoPortal = {
  name: string;
  claim: string;
  description: string;
  publisher: string;
  region: string;
};
