// Tells people something on top of their own pages and of the desks until it changes.
import { defineSlot } from './slots.ts';

export interface AccountNotice {
  readonly title: string;
  readonly text: string;
  /** Where there is more about it. */
  readonly link?: { readonly name: string; readonly href: string };
}

/** Notices such as that they are suspended; the subject is the path of the page. */
export const accountNotices = defineSlot<string, AccountNotice>('account.notice');
