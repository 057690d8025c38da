// What other bundles' components may draw of people.

/** The frame of every page below /konto and of the desks. */
export { AccountShell } from './AccountShell.tsx';
/** Where one gets in, signs up or confirms something: a large sentence beside a form. */
export { EntryPage } from './EntryPage.tsx';
export type { AccountShellView } from '../account-shell.ts';
