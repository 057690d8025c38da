// What other bundles' components may draw of moderation.

/** The way to telling moderators of a thing. */
export { ReportLink } from './ReportLink.tsx';
export { reportHref } from '../paths.ts';
