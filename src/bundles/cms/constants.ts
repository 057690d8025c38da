// These are the numbers and fixed words of the pages about the portal itself.

export const MAX_SLUG_LENGTH = 80;
export const MAX_TITLE_LENGTH = 120;

/** From so many headings on a page shows what it contains. */
export const CONTENTS_FROM = 6;

/** Tag of whatever lists the pages. */
export const CMS_PAGES_TAG = 'cmspages';
/** Tag of whatever shows a page. */
export const cmsPageTag = (id: number): string => `cmspage:${id}`;
