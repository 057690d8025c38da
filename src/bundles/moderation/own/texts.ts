// These are German words of one's own page about moderation.

/** The title, which is short: it stands in the menu of one's own pages. */
export const title = 'Entscheidungen';
export const intro =
  'Was die Moderation über Ihre Inhalte entschieden hat, mit den Gründen, und was aus Ihren Meldungen geworden ist.';
export const restrictionsHeading = 'Über Ihre Inhalte';
export const noRestrictions = 'Nichts von Ihnen ist eingeschränkt, und nichts war es.';
export const noticesHeading = 'Was Sie gemeldet haben';
export const noNotices = 'Sie haben noch nichts gemeldet.';
export const holds = 'gilt';
export const fallen = 'aufgehoben';
export const isAppealed = 'Widerspruch wird geprüft';
export const canAppeal = (until: string) => `Widerspruch bis ${until}`;
export const read = 'Begründung lesen, widersprechen';
export const readNotice = 'Stand ansehen';
export const waiting = 'wird geprüft';
export const answered = 'beantwortet';
