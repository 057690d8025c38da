// Tests what a message is, and what of several fits into the cookie; that pages show them is in flash.test.ts.
import { describe, expect, it } from 'vitest';
import { flash, packFlashes, unpackFlashes } from './flash.ts';
import { signHash } from './signed-hash.ts';

const secrets = ['a'.repeat(32), 'b'.repeat(32)];

describe('a message', () => {
  it('fades after five seconds, and is nothing but its words', () =>
    expect(flash('success', 'Erledigt.')).toStrictEqual({
      type: 'success',
      text: 'Erledigt.',
      title: null,
      fade: 5000,
    }));

  it('may have a title, stay, hold an address, and be taken back', () => {
    const undo = { action: '/zurueck', label: 'Rückgängig' };
    expect(flash('alert', 'Weg.', { title: 'Ach', fade: 0, address: '', undo })).toStrictEqual({
      type: 'alert',
      text: 'Weg.',
      title: 'Ach',
      fade: 0,
      address: '',
      undo,
    });
  });

  it.each([{ title: 'Ach' }, { fade: 1 }, { address: '/a' }, { undo: { action: '/', label: 'x' } }])(
    'has what it is given: %j',
    (options) =>
      expect(flash('warning', 'Hm.', options)).toStrictEqual({
        type: 'warning',
        text: 'Hm.',
        title: null,
        fade: 5000,
        ...options,
      }),
  );
});

/** A message that takes so many bytes of a list with one more of them, which is a short one. */
const short = flash('success', 'a');
const longOf = (bytes: number) => {
  const rest = Buffer.byteLength(JSON.stringify([{ ...short, text: '' }, short]));
  return { ...short, text: 'x'.repeat(bytes - rest) };
};
const kept = (...messages: Parameters<typeof packFlashes>[1]) =>
  unpackFlashes(secrets, packFlashes(secrets, messages));

describe('the cookie of messages', () => {
  it('holds as many of the last ones as fit into 3500 letters', () => {
    // Three bytes become four letters in the cookie.
    const fits = longOf(2625);
    expect(packFlashes(secrets, [fits, short]).split('.')[0]).toHaveLength(3500);
    expect(kept(fits, short)).toEqual([fits, short]);
    expect(kept(longOf(2626), short)).toEqual([short]);
    expect(kept(fits, fits, short)).toEqual([fits, short]);
  });

  it('holds one message whatever it takes', () => {
    const huge = longOf(9000);
    expect(kept(huge)).toEqual([huge]);
    expect(kept(short, huge)).toEqual([huge]);
    expect(kept()).toEqual([]);
  });

  it('is read by any of the secrets, and nothing of it where somebody else has made it', () => {
    const value = packFlashes([secrets[1]!], [short]);
    expect(unpackFlashes(secrets, value)).toEqual([short]);
    const [body, hash] = value.split('.') as [string, string];
    for (const forged of [
      undefined,
      '',
      '.',
      body,
      `${body}.`,
      `.${hash}`,
      `${body}x.${hash}`,
      `${body}.${signHash(secrets, 'other', body)}`,
      `.${signHash(secrets, 'flash', '')}`,
    ])
      expect([forged, unpackFlashes(secrets, forged)]).toEqual([forged, []]);
  });
});
