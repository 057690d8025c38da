// This is what administrators may change about the editor.
import { booleanSetting } from '#bundles/settings/public.ts';

/** Whether the tools for colour and size are offered; what stands in a text already stays. */
export const coloursOffered = booleanSetting('editor.colours', true);
