// Comments on whatever kind mounts them. decisions.md 6.2
import { defineBundle } from '#kernel/bundle.ts';
import { personalComments } from './personal-data.ts';
import { routes } from './routes.ts';

export const comments = defineBundle({ name: 'comments', routes, personalData: [personalComments] });
