// This is what the pages of the desk of places show.
import type { OptionView } from '#design/Field.tsx';
import type { LinkView } from '#design/page-frame.ts';

export interface ProgressView {
  title: string;
  text: string;
  moved: number;
  total: number;
  href: string;
}

/** A small file, and around which point it is cut. */
export interface ThumbView {
  src: string;
  position: string;
}

export interface PlaceLineView {
  id: number;
  name: string;
  href: string;
  note: string;
  depth: number;
  marks: string[];
  thumb: ThumbView | null;
  pieces: string;
  orderAction: string;
  isFirst: boolean;
  isLast: boolean;
}

export interface PlacesPageView {
  intro: string;
  beginHref: string;
  importHref: string;
  progress: ProgressView | null;
  places: readonly PlaceLineView[];
}

export interface PlaceFormView {
  action: string;
  /** The stamp of what it shows; null for a place that is only being made. */
  seen: string | null;
  submit: string;
  kinds: readonly OptionView[];
  parents: readonly OptionView[];
  neighbours: readonly (OptionView & { isChosen: boolean })[];
  typed: {
    name: string;
    slug: string;
    kind: string;
    parentId: string;
    postcode: string;
    latitude: string;
    longitude: string;
    isHidden: boolean;
  };
  errors: Readonly<Record<string, string>>;
}

export interface PlacePageView {
  title: string;
  listHref: string;
  /** What can't be done now, whatever is typed. */
  refusal: string | null;
  form: PlaceFormView;
  /** Null for a place that is only being made. */
  existing: {
    page: LinkView;
    pieces: string;
    order: { action: string; text: string; isFirst: boolean; isLast: boolean };
    former: readonly string[];
    offers: readonly { label: string; links: readonly LinkView[]; note: string }[];
    /** Null where nothing keeps pictures. */
    picture: { href: string; thumb: ThumbView | null } | null;
    mergeHref: string;
  } | null;
}

export interface MergePageView {
  title: string;
  text: string;
  pieces: string;
  back: LinkView;
  action: string;
  options: readonly OptionView[];
  into: string;
  refusal: string | null;
  errors: Readonly<Record<string, string>>;
}
