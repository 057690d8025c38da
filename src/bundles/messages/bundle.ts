// Personal messages between two members. decisions.md 6.3
import { defineBundle } from '#kernel/bundle.ts';

export const messages = defineBundle({ name: 'messages' });
