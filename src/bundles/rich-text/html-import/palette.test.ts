import { describe, expect, it } from 'vitest';
import { nearestColor, nearestFontSize, nearestSize } from './palette.ts';

describe('the nearest colour', () => {
  it.each([
    ['red', 'red'],
    ['#F00', 'red'],
    ['#ff0000ff', 'red'],
    ['rgb(192, 0, 0)', 'red'],
    ['rgba(0,128,0,.5)', 'green'],
    ['rgb(0 112 192 / 50%)', 'blue'],
    [' Navy ', 'blue'],
    ['#1f3864', 'blue'],
    ['#ffc000', 'amber'],
    ['#7f6000', 'amber'],
    ['#808080', 'grey'],
    ['#999', 'grey'],
    ['rgb(999,0,0)', 'red'],
  ])('to %s is %s', (value, name) => expect(nearestColor(value)).toBe(name));

  it.each(['#000', 'black', 'windowtext', '#333333', 'rgb(32,33,36)', 'inherit'])(
    'to %s is that of ink',
    (value) => expect(nearestColor(value)).toBeNull(),
  );

  it.each(['#fff', 'white', '#ffffe0', '#800080', 'magenta', 'var(--x)', 'url(x)', '', '#12', '__proto__'])(
    'to „%s“ is none',
    (value) => expect(nearestColor(value)).toBeUndefined(),
  );
});

describe('the nearest size', () => {
  it.each([
    ['8pt', 'small'],
    ['10px', 'small'],
    ['85%', 'small'],
    ['0.8em', 'small'],
    ['smaller', 'small'],
    ['16pt', 'large'],
    ['1.25rem', 'large'],
    ['20pt', 'huge'],
    ['200%', 'huge'],
    ['xx-large', 'huge'],
  ])('to %s is %s', (value, name) => expect(nearestSize(value)).toBe(name));

  it.each(['9pt', '11pt', '12pt', '14pt', '16px', '1em', '100%', 'medium'])(
    'to %s is the normal one',
    (value) => expect(nearestSize(value)).toBeNull(),
  );

  it.each(['', '1vw', 'calc(1px)', '-1px', 'expression(1)'])('to „%s“ is none', (value) =>
    expect(nearestSize(value)).toBeUndefined(),
  );

  it.each([
    ['1', 'small'],
    ['-1', 'small'],
    ['3', null],
    ['+0', null],
    ['4', 'large'],
    ['+1', 'large'],
    ['7', 'huge'],
    ['x', undefined],
  ])('to a font of %s is %s', (value, name) => expect(nearestFontSize(value)).toBe(name));
});
