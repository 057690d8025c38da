// What the portal's menus offer to the frame of every page, and to the demo portal.

export { arrangeFrame } from './arrange-frame.ts';
/** Administrators only. */
export { saveMenu } from './commands.ts';
