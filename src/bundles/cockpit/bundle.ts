// The subject of this bundle is the cockpit: the first page of the desks and the search over all of them.
import { defineBundle } from '#kernel/bundle.ts';
import { searchFrame } from './frame.ts';
import { routes } from './routes.ts';

export const cockpit = defineBundle({ name: 'cockpit', routes, frame: searchFrame });
