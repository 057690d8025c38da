// The front pages of the portal, its places and their categories.
import { defineBundle } from '#kernel/bundle.ts';
import { routes } from './routes.ts';

export const front = defineBundle({ name: 'front', routes });
