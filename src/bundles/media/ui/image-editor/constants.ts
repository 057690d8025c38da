// These are numbers of the image editor in the browser. How high its picture may be stands in its stylesheet: 60 % of the
// window (contract.md 9).

/** contract.md 4: controls come back so long after something was done. */
export const CONTROLS_BACK_MS = 1000;

/** contract.md 9: one step of turning, in degrees. */
export const ROTATION_STEP = 90;

/** How far an arrow key moves the focus point, in per cent; with shift the second. */
export const FOCUS_STEP = 1;
export const FOCUS_LEAP = 10;

/** The event that tells a page what becomes of an editor. */
export const EDITOR_EVENT = 'litfass:image-editor';

/** Cuts that are shown while the focus point moves; the last one is the social card's. */
export const PREVIEW_RATIOS = ['1 / 1', '4 / 3', '16 / 9', '1.91 / 1'] as const;
