// Makes the call of the like button in the browser. contract.md 7
import { post } from '#kernel/browser/requests.ts';
import type { LikeView } from '../views.ts';

export interface LikeAnswer {
  readonly status: string;
  readonly msg: string;
  /** The button as it is now, as HTML and as data. */
  readonly html: string;
  readonly like: LikeView;
}

/** `address` is the view's `action`. Throws when the call fails. */
export const callLike = (address: string): Promise<LikeAnswer> => post(address);
