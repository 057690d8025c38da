import { expect, it } from 'vitest';
import { anonymous } from '#kernel/viewer.ts';
import type { Role } from '#kernel/viewer.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { mayPin, maySeePins } from './policy.ts';

const holding = (role: Role, locationPath: string, isSuspended = false) =>
  aViewer({ roles: [{ role, locationPath }], isSuspended });

it.each([
  ['a visitor', anonymous, false, false, false],
  ['an author', holding('author', ''), false, false, false],
  ['a moderator', holding('moderator', ''), false, false, false],
  ['an editor of another place', holding('editor', '1/9/'), true, false, false],
  ['an editor of the place', holding('editor', '1/4/'), true, true, false],
  ['an editor of what holds the place', holding('editor', '1/'), true, true, false],
  ['an editor of everything', holding('editor', ''), true, true, true],
  ['an editor who is suspended', holding('editor', '', true), false, false, false],
])('%s sees positions, pins in the place, pins in the portal', (_, viewer, see, inPlace, inPortal) => {
  expect(maySeePins(viewer)).toBe(see);
  expect(mayPin(viewer, '1/4/')).toBe(inPlace);
  expect(mayPin(viewer, '')).toBe(inPortal);
});
