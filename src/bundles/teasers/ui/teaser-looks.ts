// Holds the weights of teasers: what each shows, and how wide its picture stands, so that a phone fetches a small file.

export type TeaserWeight =
  | 'lead'
  | 'second'
  | 'major'
  | 'standard'
  | 'wide'
  | 'side'
  | 'row'
  | 'small'
  | 'brief';

interface Look {
  /** It is undefined for weights that live from their words alone. */
  readonly picture?: PictureLook;
  readonly hasIntro: boolean;
  /** Whether „Von“ stands before the author's name. */
  readonly hasFullByline: boolean;
}

export interface PictureLook {
  /**
   * The sizes of the picture, on phones a little less than the truth: their screens are so dense that the next larger file
   * would be fetched for a difference that nobody sees.
   */
  readonly sizes: string;
  readonly isHero?: boolean | undefined;
}

export const LOOKS: Readonly<Record<TeaserWeight, Look>> = {
  lead: {
    picture: {
      sizes:
        '(min-width: 100rem) 52rem, (min-width: 78rem) 49rem, (min-width: 60rem) 62vw, (min-width: 42rem) 92vw, 60vw',
      isHero: true,
    },
    hasIntro: true,
    hasFullByline: true,
  },
  second: {
    picture: { sizes: '(min-width: 60rem) 22rem, (min-width: 42rem) 45vw, 60vw' },
    hasIntro: true,
    hasFullByline: false,
  },
  major: {
    picture: { sizes: '(min-width: 60rem) 24rem, (min-width: 42rem) 45vw, 60vw' },
    hasIntro: true,
    hasFullByline: false,
  },
  standard: {
    picture: { sizes: '(min-width: 60rem) 18rem, (min-width: 42rem) 45vw, 6.5rem' },
    hasIntro: true,
    hasFullByline: false,
  },
  wide: {
    picture: { sizes: '(min-width: 60rem) 37rem, (min-width: 42rem) 92vw, 60vw' },
    hasIntro: true,
    hasFullByline: true,
  },
  side: { picture: { sizes: '(min-width: 42rem) 8rem, 6.5rem' }, hasIntro: false, hasFullByline: false },
  row: { picture: { sizes: '(min-width: 42rem) 13rem, 6.5rem' }, hasIntro: true, hasFullByline: false },
  small: { hasIntro: false, hasFullByline: false },
  brief: { hasIntro: false, hasFullByline: false },
};
