// This is what administrators may change about being found.
import { booleanSetting } from '#bundles/settings/public.ts';

/** Whether search engines may list the portal; otherwise they are asked to stay away, and nothing is listed for them. */
export const isIndexed = booleanSetting('feeds.isIndexed', true);
