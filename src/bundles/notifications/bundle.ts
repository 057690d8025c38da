// What happened that concerns somebody: told in the portal, by mail and by push.
import { defineBundle } from '#kernel/bundle.ts';

export const notifications = defineBundle({ name: 'notifications' });
