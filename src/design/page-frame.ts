// This is what surrounds every page, as plain data: the masthead, the places, the reader's account, messages,
// the footer.
import type { PortraitView } from './Portrait.tsx';

export interface LinkView {
  /** Names what it leads to, such as `category:3`, so that a portal can put it elsewhere in its menus. */
  key?: string;
  name: string;
  href: string;
  isCurrent?: boolean;
  /** Quiet words beside the name, such as a distance. */
  note?: string;
  /** How much waits there; large numbers are written in short. */
  count?: number;
}

/** Describes an entry of the line under the masthead. */
export interface SectionView extends LinkView {
  /**
   * The entry is green and stands after a divider: areas that live from what members bring, such as snapshots
   * and events.
   */
  tone?: 'community';
}

export interface FlashView {
  type: 'success' | 'warning' | 'alert' | 'primary' | 'secondary';
  text: string;
  title: string | null;
  /** Milliseconds until the message fades; 0 means that it stays. */
  fade: number;
  /** The address of the page itself, when that is to be copied and shared. */
  address?: string;
  /** Takes back what the message tells. */
  undo?: { action: string; label: string };
}

/** Something that waits for the reader, with its number. */
export interface BellView {
  name: string;
  href: string;
  icon: 'bell' | 'mail';
  count: number;
  /** What is said instead of the bare number, such as „3 ungelesen“. */
  note: string;
  /** What an open page listens to in order to keep the number true. */
  topic?: string;
}

/** The page of searching, and the same as a call. */
export interface DeskSearchView extends LinkView {
  calls: string;
}

/** Where readers search: the page, and the call for what they may mean while they type. */
export interface SearchView {
  readonly action: string;
  readonly suggestions: string;
  /** What stands further up when it is searched from this page; a hidden field. */
  readonly near?: { readonly name: string; readonly value: string } | null;
}

export interface LogoView {
  src: string;
  width: number;
  height: number;
}

export interface PageFrame {
  portalName: string;
  /** What is asked of search engines on every page that asks for nothing else itself: „noindex“. */
  robots?: string;
  /** What others show who link to a page without a picture. */
  shareImage?: { url: string; width: number; height: number; alt: string };
  /** A style sheet after the portal's own, and the paper that it sets, when the portal doesn't look as it came. */
  theme?: { href: string; paper: { light: string; dark: string } };
  /** A line beside the portal's name, in the place of that of the look. */
  claim?: string;
  /** How readers reach those who run the portal; of each as much as there is. */
  contact?: {
    address: readonly string[];
    email: string;
    phone: string;
    accounts: readonly LinkView[];
  };
  /** The portal's own logo in the place of its name; without one for dark pages it stands there on a light sign. */
  logo?: { light: LogoView; dark?: LogoView };
  /** The portal's own symbol, for tabs and for home screens. */
  icons?: { tab: string; touch: string };
  /** The web manifest. */
  manifestHref?: string;
  /** The colours that the cookie `schema` asks for; the document draws them as `<html data-scheme>`. */
  scheme: 'auto' | 'light' | 'dark';
  /** Today's date in words. */
  today: string;
  home: string;
  /** The place that is being read; null on pages of the whole portal. */
  place: LinkView | null;
  places: readonly LinkView[];
  sections: readonly SectionView[];
  /** Where readers begin to write; missing where nobody can. */
  contribute?: LinkView;
  /** Null for anonymous visitors, who get `signInHref`. */
  account: { name: string; links: readonly LinkView[]; signOutAction: string } | null;
  /** A label of the one who is signed in, by which their browser tells its readers apart. */
  reader?: string;
  /** Whether their account keeps what they read. */
  isReadingSaved?: boolean;
  /** The field of searching; missing where nothing can be searched. */
  search?: SearchView;
  /** Where the desks are searched and commands are given. */
  deskSearch?: DeskSearchView;
  /** The portrait of whoever is signed in, where there is one; initials stand in for it. */
  portrait?: PortraitView | null;
  /** What waits for the reader, only for those who are signed in. */
  bells: readonly BellView[];
  /** '' where signing in makes no sense, such as on its own page. */
  signInHref: string;
  flashes: readonly FlashView[];
  footer: readonly LinkView[];
  /** Where all feeds are listed. */
  allFeeds?: LinkView;
}

/** Gives the categories of the newspaper. */
export const editorialSections = ({ sections }: PageFrame): readonly SectionView[] =>
  sections.filter(({ tone }) => tone !== 'community');

/** Returns what bundles contribute beside them; they stand last, in whatever order the bundles come. */
export const communitySections = ({ sections }: PageFrame): readonly SectionView[] =>
  sections.filter(({ tone }) => tone === 'community');
