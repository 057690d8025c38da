// What machines read: feeds, sitemaps, robots.txt.
import { defineBundle } from '#kernel/bundle.ts';
import { routes } from './routes.ts';

export const feeds = defineBundle({ name: 'feeds', routes });
