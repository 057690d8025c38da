// What other bundles' components may draw of people.

/** The frame of every page below /konto and of the desks. */
export { AccountShell } from '#design/AccountShell.tsx';
/** Where one gets in, signs up or confirms something: a large sentence beside a form. */
export { EntryPage } from './EntryPage.tsx';
/** The address of a profile. */
export { profileHref } from '../paths.ts';
export type { AccountShellView } from '#design/AccountShell.tsx';
/** Who may write to somebody. */
export type { MessageSenders } from '../own-profile/rules.ts';
