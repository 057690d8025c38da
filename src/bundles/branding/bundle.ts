// These are the portal's own pictures: logo, symbol and what others show who link to it.
import { defineBundle } from '#kernel/bundle.ts';
import { deskMenu } from '#kernel/desk-menu.ts';
import { setupSteps } from '#kernel/setup-steps.ts';
import { storageKinds } from '#kernel/storage-kinds.ts';
import { SETTINGS_TAG, settingWords } from '#bundles/settings/public.ts';
import { portalPictures } from '#bundles/sharing/public.ts';
import { brandingEntry } from './branding-page.ts';
import { brandFrame } from './frame.ts';
import { portalPicturesNow } from './portal-pictures.ts';
import { brandInHistory } from './history-words.ts';
import { routes } from './routes.ts';
import { logoStep } from './setup-step.ts';
import { brandStorage } from './storage.ts';

export const branding = defineBundle({
  name: 'branding',
  routes,
  frame: brandFrame,
  frameTags: [SETTINGS_TAG],
  slots: [
    deskMenu.add(brandingEntry),
    setupSteps.add(async () => logoStep),
    portalPictures.add(portalPicturesNow),
    settingWords.add(async () => brandInHistory),
    storageKinds.add(brandStorage),
  ],
});
