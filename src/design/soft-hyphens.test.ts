import { beforeAll, describe, expect, it } from 'vitest';
import { loadHyphenation, softHyphens } from './soft-hyphens.ts';

const visible = (text: string) => softHyphens(text).replaceAll('\u00ad', '|');

describe('soft hyphens', () => {
  beforeAll(loadHyphenation);

  it('stand in long words, not at their ends', () =>
    expect(visible('Geschwindigkeitsbegrenzungsanlage misst')).toBe(
      'Geschwin|dig|keits|be|gren|zungs|an|lage misst',
    ));
  it('leave shorter words alone', () =>
    expect(visible('Hallenbad öffnet am Montag')).toBe('Hallenbad öffnet am Montag'));
  it('change nothing that is read', () => {
    const text = 'Rinderkennzeichnungsfleischetikettierung – 3 : 2';
    expect(softHyphens(text).replaceAll('\u00ad', '')).toBe(text);
  });
});
