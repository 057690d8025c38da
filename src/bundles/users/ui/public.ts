// This is what other bundles' components may draw of people.

/** Where one gets in, signs up or confirms something: a large sentence beside a form. */
export { EntryPage } from './EntryPage.tsx';
/** The address of a profile. */
export { profileHref } from '../paths.ts';
/** Who may write to somebody. */
export type { MessageSenders } from '../own-profile/rules.ts';
/** The log of who agreed to what and when. */
export { AgreementsDesk } from '../terms/ui/AgreementsDesk.tsx';
export type { AgreementsView } from '../terms/views.ts';
