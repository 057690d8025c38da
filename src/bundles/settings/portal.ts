// Settings of the portal as a whole, which belong to no other bundle.
import { textSetting } from './definition.ts';

export const portalName = textSetting('portal.name', 'Litfass', 60);
