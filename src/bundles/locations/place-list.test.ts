import { describe, expect, it } from 'vitest';
import { toPlaceList } from './place-list.ts';

describe('places as people write them down', () => {
  it('become a list, each in the line where it was typed: towns in the region, quarters in their town', () => {
    const typed = '36999 Auenfeld\r\n  Unterau\n- Oberau (36998)\n\nSteinach, 37001';
    expect(toPlaceList('Kreis Auental', typed).split('\n')).toEqual([
      'Auenfeld;Stadt;Kreis Auental;;36999',
      'Unterau;Ortsteil;Auenfeld;;',
      'Oberau;Ortsteil;Auenfeld;;36998',
      '',
      'Steinach;Stadt;Kreis Auental;;37001',
      'Kreis Auental;Kreis;',
    ]);
  });

  it('may have postcodes of Austria and Switzerland, at either end of a line', () => {
    const typed =
      '6900 Bregenz\n- Vorkloster (A-6900)\nCH-9000 St. Gallen\nVaduz, FL-9490\nD-88131 Lindau\nGasthof 1848 am See';
    expect(toPlaceList('', typed).split('\n')).toEqual([
      'Bregenz;Stadt;;;6900',
      'Vorkloster;Ortsteil;Bregenz;;6900',
      'St. Gallen;Stadt;;;9000',
      'Vaduz;Stadt;;;9490',
      'Lindau;Stadt;;;88131',
      'Gasthof 1848 am See;Stadt;;;',
    ]);
  });

  it('need no region, and rows of a table stay as they are', () => {
    expect(toPlaceList(' ', 'Auenfeld\nSteinach;Stadt;Kreis X\nMühlen\tGemeinde')).toBe(
      'Auenfeld;Stadt;;;\nSteinach;Stadt;Kreis X\nMühlen;Gemeinde',
    );
  });

  it('can hold no sign that would begin another cell', () => {
    expect(toPlaceList('Kreis; "X"', 'Bad "Y"')).toBe('Bad Y;Stadt;Kreis X;;\nKreis X;Kreis;');
  });

  it('indented first lines are towns, since there is none above them', () => {
    expect(toPlaceList('', '  Auenfeld')).toBe('Auenfeld;Stadt;;;');
  });
});
