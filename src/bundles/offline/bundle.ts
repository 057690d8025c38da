// The subject of this bundle is reading without a network: the browser's worker, and the page that it shows then.
import { defineBundle } from '#kernel/bundle.ts';
import { routes } from './routes.ts';

export const offline = defineBundle({ name: 'offline', routes });
