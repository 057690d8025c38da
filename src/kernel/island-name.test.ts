import { expect, it } from 'vitest';
import { islandNameOf } from './island-name.ts';

it.each([
  ['../bundles/comments/ui/CommentForm.island.tsx', 'CommentForm'],
  ['CommentForm.island.tsx', 'CommentForm'],
  ['../bundles/comments/ui/CommentForm.tsx', ''],
])('%s is called “%s” on both sides', (file, name) => expect(islandNameOf(file)).toBe(name));
