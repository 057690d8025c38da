// Numbers of the interface that the specification fixes, and names that markup and scripts share.

/** Spec 9: a flash message fades after this time unless it says otherwise; 0 stays. */
export const FLASH_FADE_MS = 5000;

/** Spec 9: for this long a button says that it has copied. */
export const COPY_FEEDBACK_MS = 1000;

/** Spec 9: a call to action appears once this much of the page has been scrolled, and fades in and out. */
export const CTA_BAR_OFFSET_PX = 100;
export const CTA_BAR_FADE_MS = 300;

/** The region in which messages appear. */
export const FLASH_REGION_ID = 'meldungen';
