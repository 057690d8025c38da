// What an administrator may change about the portal without a new version.
import { defineBundle } from '#kernel/bundle.ts';

export const settings = defineBundle({ name: 'settings' });
