import { expect, it } from 'vitest';
import { reportFiles } from './report-files.ts';

const reports = Array.from({ length: 60 }, (_, at) => `Straße ${at}\n  Länge: 38 Zeichen.`);

it('what was noticed for print is one file while whoever reads the archive takes it', () => {
  const [only, ...more] = reportFiles('Auenfeld', reports, 1_000_000);
  expect(more).toEqual([]);
  expect(only).toMatchObject({ name: 'print/pruefung.txt', text: expect.stringContaining('Straße 59') });
  expect(reportFiles('Auenfeld', [], 100)).toHaveLength(1);
});

it('what was noticed for print is several files where one would be more than can be read again', () => {
  const files = reportFiles('Auenfeld', reports, 500);
  expect(files.slice(0, 3).map(({ name }) => name)).toEqual([
    'print/pruefung.txt',
    'print/pruefung-2.txt',
    'print/pruefung-3.txt',
  ]);
  for (const { text } of files) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(500);
  const all = files.map(({ text }) => text).join('');
  for (const report of reports) expect(all).toContain(report);
});
