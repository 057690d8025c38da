// Declares the development page that shows every component in every state. It is last in the list, so that it may show all the
// others'.
import { defineBundle } from '#kernel/bundle.ts';
import { routes } from './routes.ts';

export const showcase = defineBundle({ name: 'showcase', routes });
