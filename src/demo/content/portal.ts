// Holds the name and self-description of the demo portal.

import type { DemoPortal } from './types.ts';

export const portal: DemoPortal = {
  name: 'Litfass',
  claim: 'Anschlagen dürfen alle.',
  description:
    'Die Säule an der Ecke, an der steht, was in Auenfeld, Kirchbruck und Steinach los ist. Anschlagen dürfen alle.',
  publisher: 'Litfass Auenfeld eG, eine Genossenschaft mit 1.140 Mitgliedern',
  region: 'Auenfeld, Kirchbruck und Steinach',
};
