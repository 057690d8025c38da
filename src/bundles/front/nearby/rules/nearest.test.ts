import { describe, expect, it } from 'vitest';
import { nearestTo } from './nearest.ts';

const at = (href: string, latitude: number, longitude: number) => ({ href, latitude, longitude });
const places = [at('a', 51, 9), at('b', 51, 10), at('c', 52, 9.4)];

describe('nearestTo', () => {
  it('is the place that is least far away', () => {
    expect(nearestTo({ latitude: 51.1, longitude: 9.2 }, places)?.href).toBe('a');
    expect(nearestTo({ latitude: 51.1, longitude: 9.9 }, places)?.href).toBe('b');
    expect(nearestTo({ latitude: 60, longitude: 9.4 }, places)?.href).toBe('c');
  });

  it('reckons with degrees that are shorter to the east', () => {
    const two = [at('north', 51, 9), at('east', 50, 10.4), at('far east', 50, 10.7)];
    expect(nearestTo({ latitude: 50, longitude: 9 }, two)?.href).toBe('east');
    expect(nearestTo({ latitude: 50, longitude: 9 }, [two[0]!, two[2]!])?.href).toBe('north');
  });

  it('is nothing among none', () => {
    expect(nearestTo({ latitude: 51, longitude: 9 }, [])).toBeUndefined();
  });
});
