// Numbers of the interface that the specification fixes, and names that markup and scripts share.

/** Spec 9: a flash message fades after this time unless it says otherwise; 0 stays. */
export const FLASH_FADE_MS = 5000;

/** The region in which messages appear. */
export const FLASH_REGION_ID = 'meldungen';
