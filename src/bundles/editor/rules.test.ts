import { describe, expect, it } from 'vitest';
import { isImageAddress, isImageName, languageOf, pieceInAddress, wordCount } from './rules.ts';

describe('a picture', () => {
  it.each(['https://a.example/b.jpg', 'HTTP://a.example/b.JPEG', 'https://a.example/b.gif?w=800#a'])(
    'is meant by %s',
    (address) => expect(isImageAddress(address)).toBe(true),
  );

  it.each([
    'a.jpg',
    '//a.example/b.jpg',
    'ftp://a.example/b.png',
    'https://a.example/b.svg',
    'https://a.jpg',
  ])('is not meant by %s', (address) => expect(isImageAddress(address)).toBe(false));

  it('has a name with one of four endings', () => {
    expect(['a.JPG', 'a.jpeg', 'a.png', 'a.gif'].every(isImageName)).toBe(true);
    expect(['a.tiff', 'jpg', 'a.jpg.exe', ''].some(isImageName)).toBe(false);
  });
});

describe('an address of a piece', () => {
  it('tells its kind and number', () => {
    expect(pieceInAddress(' https://a.example/steinach/c-verkehr/mauer_a12 ')).toEqual({
      kind: 'article',
      id: 12,
    });
    expect(pieceInAddress('nebel_i7?ref=mail')).toEqual({ kind: 'imagepost', id: 7 });
    expect(pieceInAddress('_e3#comment-1')).toEqual({ kind: 'event', id: 3 });
  });

  it.each(['mauer_a', 'mauer_x12', 'mauer_a012', 'a12', 'mauer_a12/bilder'])('is not %s', (address) =>
    expect(pieceInAddress(address)).toBeUndefined(),
  );
});

describe('the language of the editor', () => {
  it('is given by the first two letters of the locale, and German where there is no other', () => {
    expect(['de', 'de-AT', 'DE_ch', 'fr-FR', ''].map(languageOf)).toEqual(['de', 'de', 'de', 'de', 'de']);
  });
});

describe('a count', () => {
  it('of words leaves out what is only signs', () => expect(wordCount('Ein Wort – und „noch“ 3')).toBe(5));
  it.each(['', '–'])('of no words in %j is 0', (text) => expect(wordCount(text)).toBe(0));
});
