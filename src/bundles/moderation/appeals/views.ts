// This is what those read whom a case concerns.

export interface StandingView {
  title: string;
  facts: { name: string; text: string }[];
  /** Says how far it is; null for the person affected. */
  state: string | null;
  /** The explanation in the words of who told of it. */
  explanation: string | null;
  /** How the thing was, for the person affected. */
  evidence: { label: string; text: string }[];
  decisions: StandingDecisionView[];
  appealForm: {
    action: string;
    /** The id of the decision that the appeal is against. */
    decision: number;
    /** Says which, where there are several. */
    about: string | null;
    until: string;
    text: string;
    error: string | null;
  } | null;
}

export interface StandingDecisionView {
  id: number;
  title: string;
  paragraphs: string[];
  /** Says that it holds no more; null where it does. */
  fallen: string | null;
  appeal: { title: string; text: string; outcome: string; answer: string | null } | null;
}
