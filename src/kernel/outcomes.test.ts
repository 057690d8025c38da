import { expect, it } from 'vitest';
import { invalid, reasonOf, refused, refusedFor } from './outcomes.ts';

it('whatever wasn’t done says why in a sentence, or one for each field', () => {
  expect(reasonOf(refused('Das geht gerade nicht.'))).toBe('Das geht gerade nicht.');
  expect(reasonOf(refusedFor('tooFast', 'Nicht so schnell.'))).toBe('Nicht so schnell.');
  expect(refusedFor('tooFast', 'Nicht so schnell.').reason).toBe('tooFast');
  expect(reasonOf(invalid({ title: 'Der Titel fehlt.', text: 'Der Text fehlt.' }))).toBe(
    'Der Titel fehlt. Der Text fehlt.',
  );
});
