import { describe, expect, it } from 'vitest';
import { anonymous } from '#kernel/viewer.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import {
  mayEditStream,
  mayManageStreams,
  mayReferStream,
  maySeeStream,
  mayShowStream,
  mayUploadStream,
} from './policy.ts';

const owner = aViewer({ id: 1 });
const stranger = aViewer({ id: 2 });
const editor = aViewer({ id: 3, roles: [{ role: 'editor', locationPath: '' }] });
const editorHere = aViewer({ id: 4, roles: [{ role: 'editor', locationPath: 'kreis.ort' }] });
const suspended = aViewer({ id: 1, isSuspended: true });

const gated = { ownerId: 1, access: 'gated', state: 'ready' } as const;
const open = { ...gated, access: 'public' } as const;
const people = [anonymous, owner, stranger, editor];

const show = (stream: Parameters<typeof mayShowStream>[1]) =>
  [owner, stranger, editor, editorHere].map((viewer) => mayShowStream(viewer, stream));

describe('streams', () => {
  it('are seen by everybody when public, else by their owner and the portal’s editors', () => {
    expect(people.map((viewer) => maySeeStream(viewer, gated))).toEqual([false, true, false, true]);
    expect(people.map((viewer) => maySeeStream(viewer, open))).toEqual([true, true, true, true]);
    expect(maySeeStream({ ...editor, isSuspended: true }, gated)).toBe(false);
  });

  it('are changed by their owner and the portal’s editors, until they are deleted', () => {
    expect(people.map((viewer) => mayEditStream(viewer, open))).toEqual([false, true, false, true]);
    expect(mayEditStream(suspended, open)).toBe(false);
    expect(mayEditStream(owner, { ...open, state: 'deleted' })).toBe(false);
  });

  it('are changed and deleted by nobody while a moderator has taken them away', () => {
    const blocked = { ...open, access: 'blocked' } as const;
    expect(people.map((viewer) => mayEditStream(viewer, blocked))).toEqual([false, false, false, false]);
    expect(people.map((viewer) => maySeeStream(viewer, blocked))).toEqual([false, true, false, true]);
  });

  it('are put where others see them by their owner, editors of the place, and all when they are public', () => {
    const here = { ...gated, locationPath: 'kreis.ort' };
    expect(show(here)).toEqual([true, false, true, true]);
    expect(show({ ...here, locationPath: 'kreis.anderswo' })).toEqual([true, false, true, false]);
    expect(show({ ...here, access: 'public' })).toEqual([true, true, true, true]);
    expect(show({ ...here, access: 'blocked' })).toEqual([false, false, false, false]);
  });

  it('are brought by confirmed members, and managed by editors of the whole portal', () => {
    expect(people.map(mayUploadStream)).toEqual([false, true, true, true]);
    expect([mayUploadStream(suspended), mayUploadStream({ ...owner, isConfirmed: false })]).toEqual([
      false,
      false,
    ]);
    const suspendedEditor = { ...editor, isSuspended: true };
    expect([owner, editorHere, suspendedEditor, editor].map(mayManageStreams)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});

describe('a stream on somebody’s list', () => {
  it.each([
    ['one’s own', owner, {}, true],
    ['somebody else’s', stranger, {}, false],
    ['somebody else’s in public use', stranger, { access: 'public' }, true],
    ['one that was taken away', owner, { access: 'blocked' }, false],
    ['one still being worked on', owner, { state: 'pending' }, false],
    ['one that failed', owner, { state: 'failed' }, false],
    ['one that is deleted', owner, { state: 'deleted' }, false],
    ['any for a visitor', anonymous, { access: 'public' }, false],
    ['one’s own, unconfirmed', aViewer({ id: 1, isConfirmed: false }), {}, false],
  ] as const)('%s', (_, viewer, changes, isAllowed) => {
    expect(mayReferStream(viewer, { ...gated, ...changes })).toBe(isAllowed);
  });
});
