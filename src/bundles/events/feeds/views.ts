// Says what leaves the server for those who subscribe to calendars.
import type { LinkView } from '#design/page-frame.ts';

export interface SubscribingView {
  address: string;
  /** The same as programs on phones and computers take it by themselves. */
  webcal: string;
  google: string;
  outlook: string;
}

export interface SubscribePageView {
  crumbs: readonly LinkView[];
  title: string;
  ways: SubscribingView;
  back: string;
}
