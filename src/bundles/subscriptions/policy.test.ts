import { describe, expect, it } from 'vitest';
import { anonymous } from '#kernel/viewer.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { maySeeFollowers } from './policy.ts';

const privacy = {
  showsPlace: true,
  showsComments: true,
  showsFollowers: true,
  messagesFrom: 'everybody',
} as const;
const open = { id: 7, isNameOnly: false, privacy };
const closed = { ...open, privacy: { ...privacy, showsFollowers: false } };
const suspended = { ...open, isNameOnly: true };

describe('who follows somebody', () => {
  it.each([
    ['everybody sees', anonymous, open, true],
    ['nobody sees of those who keep it to themselves', aViewer(), closed, false],
    ['they see themselves', aViewer({ id: 7 }), closed, true],
    ['nobody sees of those of whom only the name is shown', aViewer(), suspended, false],
  ])('%s', (_case, viewer, profile, expected) => expect(maySeeFollowers(viewer, profile)).toBe(expected));
});
