import { expect, it } from 'vitest';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import type { Role } from '#kernel/viewer.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { mayUseCockpit } from './policy.ts';

const holding = (role: Role, locationPath: string, isSuspended = false) =>
  aViewer({ roles: [{ role, locationPath }], isSuspended });

it.each([
  ['a visitor', anonymous, false],
  ['the portal itself, which is nobody', portalItself, false],
  ['a member', aViewer(), false],
  ['an author', holding('author', ''), false],
  ['a moderator of a place', holding('moderator', '1/4/'), true],
  ['an editor of a place', holding('editor', '1/4/'), true],
  ['an editor who is suspended', holding('editor', '', true), false],
  ['an administrator', holding('admin', ''), true],
])('%s may use the cockpit: %#', (_, viewer, may) => expect(mayUseCockpit(viewer)).toBe(may));
