import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROTATIONS } from './constants.ts';
import { readEdit } from './edit.ts';
import { stepsBetween, toOrderedPicture, turnTo } from './rules.ts';
import * as texts from './texts.ts';

const picture = { width: 600, height: 400, focusX: 20, focusY: 10, rotation: 0 };

describe('turning a picture', () => {
  it.each([
    [90, { width: 400, height: 600, focusX: 90, focusY: 20 }],
    [180, { width: 600, height: 400, focusX: 80, focusY: 90 }],
    [270, { width: 400, height: 600, focusX: 10, focusY: 80 }],
    [0, { width: 600, height: 400, focusX: 20, focusY: 10 }],
  ] as const)('to %d° clockwise keeps the focus on what it was on', (rotation, expected) =>
    expect(turnTo(picture, rotation)).toEqual({ ...expected, rotation }),
  );

  const tenths = fc.integer({ min: 0, max: 1000 }).map((tenth) => tenth / 10);
  const anyPicture = fc.record({
    width: fc.integer({ min: 1, max: 16_383 }),
    height: fc.integer({ min: 1, max: 16_383 }),
    focusX: tenths,
    focusY: tenths,
    rotation: fc.constantFrom(...ROTATIONS),
  });

  it('four times by 90° brings focus and size back', () => {
    fc.assert(
      fc.property(anyPicture, (before) => {
        let turned = before;
        for (let turn = 0; turn < 4; turn++)
          turned = turnTo(turned, ((turned.rotation + 90) % 360) as 0) as typeof before;
        expect(turned).toEqual(before);
      }),
    );
  });

  it('at once or step by step is the same', () => {
    fc.assert(
      fc.property(
        anyPicture,
        fc.constantFrom(...ROTATIONS),
        fc.constantFrom(...ROTATIONS),
        (before, by, to) => {
          expect(turnTo(turnTo(before, by), to)).toEqual(turnTo(before, to));
        },
      ),
    );
  });

  it('counts quarter turns clockwise', () => {
    expect([stepsBetween(0, 90), stepsBetween(270, 0), stepsBetween(90, 0), stepsBetween(180, 180)]).toEqual([
      1, 1, 3, 0,
    ]);
  });
});

describe('a picture in the list of a thing', () => {
  const image = { id: 7, caption: 'Die Brücke', alt: 'Bogen', filename: 'a.jpg', focus_x: 20, focus_y: 10.5 };
  const shown = (changes: object, M?: string) =>
    toOrderedPicture({ ...image, url_set: { M }, ...changes } as never, 'gallery' as never, true);

  it('has its words, or else those for who can’t see it, or its file’s name', () => {
    expect(shown({}, '/m.jpg')).toEqual({
      id: 7,
      place: 'gallery',
      name: 'Die Brücke',
      src: '/m.jpg',
      focus: '20% 10.5%',
      mayEdit: true,
    });
    expect(shown({ caption: '' }).name).toBe('Bogen');
    expect(shown({ caption: '', alt: '' }).name).toBe('a.jpg');
    expect(shown({ caption: '', alt: '', filename: '' }).name).toBe(texts.pictureWithoutName);
  });

  it('has no file as long as there is none', () => expect(shown({}).src).toBeNull());
});

it('the words of a picture hold nothing that nobody sees, and such alone are none', () => {
  const modules = {
    copyright: { copyright: 'Foto:\u202e Ruth\u200b Lindner' },
    caption: { caption: '\u200b' },
  };
  expect(readEdit(modules)).toEqual({
    kind: 'valid',
    value: { copyright: 'Foto: Ruth Lindner', caption: '' },
  });
});
