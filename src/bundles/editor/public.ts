// This is what the editor offers to other bundles' server code. Its field is in ui/public.ts.

/** The setting whether authors get tools for colour and size. */
export { coloursOffered } from './settings.ts';
/** The addresses of its calls. */
export { editorPaths } from './paths.ts';
