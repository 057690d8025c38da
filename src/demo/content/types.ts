// Defines the shapes of the demo content: plain data, written by hand, turned into commands by the demo loader. Everything
// refers to everything else by key; all times are relative, so that the portal never looks old.
import type { Genre } from '#bundles/articles/public.ts';
import type { EventDateInput, EventDetails, SaidChange } from '#bundles/events/public.ts';
import type { SceneName } from '../pictures/scenes.ts';

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
  /** Its credit names one of the people. */
  picture?: DemoPicture & { credit: string };
};

export type DemoCategory = { key: string; name: string; slug: string; tone?: 'opinion' };

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
  portrait?: DemoPicture;
  cover?: DemoPicture;
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
  | { spoiler: string; text: DemoInline[] }
  | { picture: DemoPicture; size?: 'small' | 'normal' | 'wide' }
  | { gallery: DemoPicture[] }
  | { stream: DemoStream }
  | { outside: DemoOutside }
  /** Key of an article, a snapshot or an event that is published earlier. */
  | { embed: string }
  /** The author's premium mark. */
  | { cut: true };

/** A picture that the generator draws; words that are missing it finds itself. */
export type DemoPicture = {
  scene: SceneName;
  seed: number;
  season?: 'spring' | 'summer' | 'autumn' | 'winter';
  hour?: 'dawn' | 'morning' | 'noon' | 'golden' | 'dusk' | 'night';
  weather?: 'clear' | 'cloudy' | 'rain' | 'fog' | 'snow';
  ratio?: '3:2' | '1:1' | '2:3' | '16:9';
  /** Zoom; 1 shows the whole scene. */
  shot?: number;
  /** The focus in per cent, where a narrow cut is to show something else than what the scene is about. */
  focus?: { x: number; y: number };
  caption?: string;
  alt?: string;
  /** Key of the person who took it, or the words of the credit. */
  credit?: string;
};

/** A video of drawn pictures, which other blocks of the same text show as well, or a sound. */
export type DemoStream = {
  title: string;
  filename: string;
  /** Key of the person who made it. */
  by: string;
  /** The captions are German, each for its seconds. */
  captions?: { from: number; to: number; text: string }[];
} & ({ film: DemoPicture[] } | { sound: 'bells' });

/** A content of another site; its preview is drawn by the generator. */
export type DemoOutside = {
  source: string;
  type: 'video' | 'link';
  title: string;
  authorName: string;
  description?: string;
  picture: DemoPicture;
  /** Key of the person who brought it. */
  by: string;
};

export type DemoComment = {
  author: string;
  /** The minutes since the publication of the article, also in a reply. */
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
  /** A report unless it says otherwise. */
  genre?: Genre;
  headline: string;
  lead: string;
  body: DemoBlock[];
  tags: string[];
  premium?: boolean;
  hero?: DemoPicture;
  /** A premium article's hero that everybody sees. */
  isHeroFree?: boolean;
  publishedMinutesAgo: number;
  updatedMinutesAgo?: number;
  comments: DemoComment[];
};

export type DemoSnapshot = {
  key: string;
  place: string;
  category: string;
  author: string;
  title: string;
  /** Paragraphs; none at all is fine. */
  text: DemoInline[];
  tags: string[];
  picture: DemoPicture;
  publishedMinutesAgo: number;
  comments: DemoComment[];
};

export type DemoEventDate = {
  /** Days from today; 0 is today. */
  inDays: number;
  /** Reads „19:30“ in local time; without it the event takes the whole day. */
  from?: string;
  to?: string;
  /** The day on which it ends, of what goes on for several. */
  untilInDays?: number;
  status?: EventDateInput['status'];
};

export type DemoEventLocation = {
  venue: string;
  address: string;
  dates: DemoEventDate[];
  /** What comes again, as people say it: „dienstags von 19 bis 21 Uhr, außer in den Ferien“. */
  series?: string[];
  /** Single days of the series that are otherwise. */
  changes?: SaidChange[];
};

export type DemoEvent = {
  key: string;
  place: string;
  category: string;
  author: string;
  title: string;
  lead: string;
  body: DemoBlock[];
  tags: string[];
  picture?: DemoPicture;
  organiser: string;
  /** Reads „Eintritt frei“ or „12 Euro, ermäßigt 8“. */
  price?: string;
  /** The fee in euros; it is 0 where going in costs nothing. */
  fee?: number;
  /** The organiser's page. */
  link?: string;
  /** What is otherwise than with most events. */
  details?: Partial<EventDetails>;
  /** Where it takes place, and when there. */
  locations: DemoEventLocation[];
  publishedMinutesAgo: number;
  comments: DemoComment[];
};

/** An article as it was saved once. */
export type DemoDraft = {
  minutesAgo: number;
  headline: string;
  lead: string;
  /** The body consists of words alone. */
  body: DemoBlock[];
};

/** An article that isn't out yet; its author may be somebody whom editors look after. */
export type DemoManuscript = {
  author: string;
  place: string;
  category: string;
  tags: string[];
  hero?: DemoPicture;
  /** The oldest one comes first. */
  versions: [DemoDraft, ...DemoDraft[]];
  /** When it comes out: days from today and the clock there. */
  scheduled?: { by: string; minutesAgo: number; inDays: number; at: string };
  submitted?: {
    minutesAgo: number;
    text?: string;
    /** What is said of the people in it, where that is asked: `ja` or `nein`. */
    answers?: { others: string; special: string; consent?: string };
  };
  notes?: { by: string; minutesAgo: number; text: string }[];
  handedBack?: { by: string; minutesAgo: number; text: string };
};

export type DemoCmsPage = {
  slug: string;
  /** Its former versions stay to be read. */
  isLegal?: boolean;
  title: string;
  body: DemoBlock[];
};

export type DemoTerms = {
  title: string;
  /** Paragraphs between empty lines; one that begins with `## ` is a heading. */
  text: string;
  validForDays: number;
};

export type DemoPortal = {
  name: string;
  claim: string;
  description: string;
  publisher: string;
  region: string;
};

/** Describes two people writing to each other. */
export interface DemoConversation {
  /** Keys of the two. */
  between: readonly [string, string];
  /** The messages stand in their order. */
  messages: readonly { from: string; minutesAgo: number; text: string }[];
}

/** How somebody has their feed, by keys of places and categories. */
export interface DemoFeed {
  who: string;
  places: readonly string[];
  less: readonly string[];
}

/** What somebody follows, by keys. */
export interface DemoFollowing {
  who: string;
  people: readonly string[];
  places: readonly string[];
}
