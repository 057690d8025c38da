import { describe, expect, it } from 'vitest';
import { anonymous } from '#kernel/viewer.ts';
import type { Role, Viewer } from '#kernel/viewer.ts';
import { mayChooseMailServer, mayReadOutbox, mayResendMails, resendableStates } from './policy.ts';

const holding = (role: Role, locationPath = '', changes: Partial<Viewer> = {}): Viewer => ({
  ...anonymous,
  id: 1,
  isConfirmed: true,
  roles: [{ role, locationPath }],
  ...changes,
});

describe('the outbox', () => {
  it.each<[string, Viewer, boolean]>([
    ['nobody who is not signed in', anonymous, false],
    ['no member', holding('member'), false],
    ['no editor', holding('editor'), false],
    ['no administrator of a place', holding('admin', '1/4/'), false],
    ['no suspended administrator', holding('admin', '', { isSuspended: true }), false],
    ['an administrator', holding('admin'), true],
  ])('is for %s', (_who, viewer, expected) => {
    expect(mayReadOutbox(viewer)).toBe(expected);
    expect(mayResendMails(viewer)).toBe(expected);
    expect(mayChooseMailServer(viewer)).toBe(expected);
  });

  it('is read by an administrator who is not confirmed, who sends nothing', () => {
    const unconfirmed = holding('admin', '', { isConfirmed: false });
    expect(mayReadOutbox(unconfirmed)).toBe(true);
    expect(mayResendMails(unconfirmed)).toBe(false);
    expect(mayChooseMailServer(unconfirmed)).toBe(false);
  });

  it('lets failed mails be sent again, and kept ones when there is a server', () => {
    expect(resendableStates(false)).toEqual(['failed']);
    expect(resendableStates(true)).toEqual(['failed', 'kept']);
  });
});
