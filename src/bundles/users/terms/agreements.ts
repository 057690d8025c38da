// This is what other bundles may know of agreements, and how they ask for one.
import { TERMS_TAG } from './constants.ts';
import { agreementDemands } from './demands.ts';
import { countDocumentAgreements, listDocumentAgreements } from './queries.ts';

export const agreements = {
  /** The slot of what is demanded beside the terms. */
  demands: agreementDemands,
  /** The tag to touch whenever something else is demanded. */
  tag: TERMS_TAG,
  /** The log of one document. */
  list: listDocumentAgreements,
  count: countDocumentAgreements,
};
