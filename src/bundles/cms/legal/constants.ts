// These are the fixed words of the questions about who publishes the portal.

/** Each of them has other things to say in an imprint. */
export const PUBLISHER_KINDS = ['person', 'association', 'company', 'public'] as const;
export type PublisherKind = (typeof PUBLISHER_KINDS)[number];
