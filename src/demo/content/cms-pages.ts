// Holds the pages about the portal itself, in the order of the links at the foot of every page.

import { about } from './cms-pages/about.ts';
import { imprint } from './cms-pages/imprint.ts';
import { netiquette } from './cms-pages/netiquette.ts';
import { privacy } from './cms-pages/privacy.ts';
import type { DemoCmsPage } from './types.ts';

export const cmsPages: DemoCmsPage[] = [about, netiquette, imprint, privacy];
