// This is what leaves the server for the form by which one tells moderators of something.
import type { TypedNotice } from './rules.ts';

export interface NoticeFormView {
  title: string;
  /** What it is about, as it stands there now. */
  about: {
    name: string;
    title: string;
    href: string;
    address: string;
    author: string | null;
    excerpt: string;
    /** What moderators get to see, where they can't look at the thing itself. */
    note: string | null;
  };
  /** What it shows that can be told of by itself. */
  parts: { name: string; href: string }[];
  action: string;
  typed: TypedNotice;
  /** The name of a member; null for visitors, who say theirs. */
  member: string | null;
  errors: Record<string, string>;
}

export interface BeginView {
  action: string;
  address: string;
  error: string | null;
}
