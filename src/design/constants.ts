// These are the numbers of the interface that the contract fixes, and names that markup and scripts share.
import { DAY_MS } from './durations.ts';

/** contract.md 9: a flash message fades after this time unless it says otherwise; 0 stays. */
export const FLASH_FADE_MS = 5000;

/** contract.md 9: for this long a button says that it has copied. */
export const COPY_FEEDBACK_MS = 1000;

/** contract.md 9: a call to action appears once this much of the page has been scrolled, and fades in and out. */
export const CTA_BAR_OFFSET_PX = 100;
export const CTA_BAR_FADE_MS = 300;
/** A bar that was closed isn't shown again for thirty days. */
export const CTA_BAR_REST_MS = 30 * DAY_MS;

/** The region in which messages appear. */
export const FLASH_REGION_ID = 'meldungen';

/** The value of `--paper` in tokens.css, for what browsers and systems draw around a page. */
export const THEME_COLORS = { light: '#fffdf8', dark: '#15161a' } as const;
