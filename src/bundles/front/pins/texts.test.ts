import { expect, it } from 'vitest';
import { pinned, replaced, unpinOf } from './texts.ts';

it('sets the marks of a headline that quotes somebody apart from those around it', () => {
  const headline = '„Ich wollte keine Zahl sagen“';
  expect([pinned(headline, 'Aufmacher'), replaced(headline), unpinOf(headline)]).toEqual([
    '„‚Ich wollte keine Zahl sagen‘“ steht jetzt auf dem Platz „Aufmacher“.',
    '„‚Ich wollte keine Zahl sagen‘“ hat seinen Platz verloren.',
    'Platz von „‚Ich wollte keine Zahl sagen‘“ freigeben',
  ]);
});
