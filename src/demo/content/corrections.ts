// Holds what was changed in the demo's articles after they came out, the way newsrooms do: a number, a name, a better headline.

export interface DemoCorrection {
  /** The key of the article. */
  readonly key: string;
  readonly by: string;
  readonly minutesAgo: number;
  readonly headline?: string;
  readonly lead?: string;
  readonly category?: string;
  readonly tags?: readonly string[];
  /** Words of its text, and what stands in their place. */
  readonly words?: readonly (readonly [before: string, after: string])[];
}

/** The oldest comes first. */
export const corrections: readonly DemoCorrection[] = [
  {
    key: 'fundbuero',
    by: 'henrike',
    minutesAgo: 190,
    words: [
      ['zwei Tretroller, ein Einrad, vier Kinderwagen', 'drei Tretroller, ein Einrad, vier Kinderwagen'],
      ['bezahlt wird bar oder mit Karte', 'bezahlt wird nur bar'],
    ],
  },
  {
    key: 'kreisstrasse',
    by: 'nele',
    minutesAgo: 95,
    lead: 'Zwischen Auenfeld und Steinach rollt der Verkehr wieder in beide Richtungen. Ein Autofahrer wurde leicht verletzt.',
    words: [
      [
        'Der Fahrer des Traktors, 24, blieb unverletzt.',
        'Der Fahrer des Traktors, 24, blieb unverletzt, ein Autofahrer, 51, kam mit Prellungen ins Krankenhaus.',
      ],
      ['9.000\u00a0Euro', '14.000\u00a0Euro'],
    ],
    tags: ['Kreisstraße 14', 'Unfall', 'Polizei'],
  },
  {
    key: 'fundbuero',
    by: 'henrike',
    minutesAgo: 80,
    headline: 'Fundbüro versteigert 31 Fahrräder und 19 Schirme',
    category: 'leben',
  },
  {
    key: 'hallenbad',
    by: 'henrike',
    minutesAgo: 20,
    words: [['ab 6.30\u00a0Uhr', 'ab 6\u00a0Uhr']],
  },
];
