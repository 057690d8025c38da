// Pictures: uploads, their sizes, their addresses.
import { defineBundle } from '#kernel/bundle.ts';

export const media = defineBundle({ name: 'media' });
