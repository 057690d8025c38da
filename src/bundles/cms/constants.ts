// These are the numbers and fixed words of the pages about the portal itself.

export const MAX_SLUG_LENGTH = 80;
export const MAX_TITLE_LENGTH = 120;

/** From how many headings on a page shows what it contains. */
export const CONTENTS_FROM = 6;

/** Tag of whatever lists the pages. */
export const CMS_PAGES_TAG = 'cmspages';
/** Returns the tag of whatever shows a page. */
export const cmsPageTag = (id: number): string => `cmspage:${id}`;

/** Name of the job that brings out what was scheduled. */
export const PUBLISH_JOB = 'cms.publish-page';
export const PAGES_PER_PAGE = 50;
export const MAX_FOOTER_POSITION = 20;
/** How many of the newest versions stand beside the form. */
export const VERSIONS_SHOWN = 50;

/** So long a save waits for other sites that its texts embed something of. */
export const EMBEDS_WAIT_MS = 3000;
/** The most sections of one page. */
export const MAX_SECTIONS = 30;
/** A heading, a caption. */
export const MAX_SECTION_LINE = 200;
export const MAX_CALL_TEXT = 500;
export const MAX_BUTTON_LENGTH = 40;
/** The type of a section that is a text; stored. */
export const TEXT_SECTION = 'text';

/** What members hear of a new version: nothing, a notice, or that they have to agree to it. Stored. */
export const TO_MEMBERS = ['nothing', 'notice', 'agreement'] as const;
export type ToMembers = (typeof TO_MEMBERS)[number];
export const MAX_CHANGES_LENGTH = 2000;
export const AGREEMENTS_PER_PAGE = 50;
