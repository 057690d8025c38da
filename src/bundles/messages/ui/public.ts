// This is what other bundles' components may draw of messages.

/** Leads to writing to somebody. */
export { MessageButton } from './MessageButton.tsx';
