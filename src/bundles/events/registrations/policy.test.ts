import { expect, it } from 'vitest';
import { anonymous } from '#kernel/viewer.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { mayOrganise, mayRegister } from './policy.ts';

const author = (id: number, isSuspended = false) =>
  aViewer({ id, isSuspended, roles: [{ role: 'author', locationPath: '' }] });
const editor = (locationPath: string) => aViewer({ id: 8, roles: [{ role: 'editor', locationPath }] });

it('lets members register by themselves who can act', () => {
  expect(mayRegister(aViewer())).toBe(true);
  for (const viewer of [
    anonymous,
    aViewer({ isSuspended: true }),
    aViewer({ isConfirmed: false }),
    aViewer({ owesAgreement: true }),
  ])
    expect(mayRegister(viewer)).toBe(false);
});

it('shows who registered to those who may change the event, and to nobody else', () => {
  const event = { locationPath: '1/4/', authorId: 7 };
  expect([author(7), editor(''), editor('1/4/')].map((viewer) => mayOrganise(viewer, event))).toEqual([
    true,
    true,
    true,
  ]);
  const others = [anonymous, aViewer({ id: 7 }), author(9), author(7, true), editor('1/5/')];
  expect(others.map((viewer) => mayOrganise(viewer, event))).toEqual(others.map(() => false));
});
