// Describes what leaves the server of erasing accounts.
import type { TimeView } from '#design/Time.tsx';

export interface ErasurePartView {
  title: string;
  goes: string;
  stays: string;
  /** What goes and what stays, in sentences. */
  words: string[];
}

export interface RehearsalPageView {
  title: string;
  back: { name: string; href: string };
  /** Why this account can't be erased by the viewer; null when it can. */
  refusal: string | null;
  parts: ErasurePartView[];
  rehearseAction: string;
  comments: string;
  action: string;
  login: string;
  typed: { login: string; reason: string };
  errors: Record<string, string>;
  maxReason: number;
}

export interface ProofLineView {
  id: number;
  href: string;
  name: string;
  at: TimeView;
  by: string;
  mark: string;
}

export interface ProofsPageView {
  proofs: ProofLineView[];
  newest: string | null;
  older: string | null;
}

export interface ProofPartView {
  title: string;
  goes: string;
  stays: string;
  left: string;
  why: string;
}

export interface ProofPageView {
  title: string;
  back: { name: string; href: string };
  state: 'running' | 'complete' | 'incomplete';
  /** The page itself, while there is more to come. */
  href: string;
  ordered: string;
  finished: string | null;
  reason: string;
  comments: string;
  parts: ProofPartView[];
  /** It is null until it is finished. */
  hash: { text: string; isRight: boolean } | null;
  download: string | null;
}
