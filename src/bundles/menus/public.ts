// This is what the portal's menus offer to the frame of every page, and to the demo portal.

export { arrangeFrame } from './arrange-frame.ts';
/** The command that saves a menu, for administrators only. */
export { saveMenu } from './commands.ts';
