// This is the table of cases at the places of a moderator: its columns, and what its address may ask.
import type { DeskTable } from '#kernel/desk-table.ts';
import { caseDeskPaths } from '../paths.ts';
import { maySeeCases } from '../policy.ts';
import { titlesOfCases } from './queries.ts';
import * as texts from './texts.ts';

const { columns } = texts;

export const CASE_TABLE: DeskTable = {
  name: 'meldungen',
  title: texts.title,
  path: caseDeskPaths.table,
  columns: [
    { name: 'inhalt', label: columns.inhalt, shown: 'always' },
    { name: 'stand', label: columns.stand },
    { name: 'dringlich', label: columns.dringlich },
    { name: 'frist', label: columns.frist, sorts: 'rising' },
    { name: 'meldungen', label: columns.meldungen, isNumber: true },
    { name: 'person', label: columns.person },
    { name: 'bei', label: columns.bei },
    { name: 'ort', label: columns.ort, shown: 'asked' },
    { name: 'eingang', label: columns.eingang, shown: 'asked' },
  ],
  filters: ['zustand', 'dringlich', 'art', 'ort', 'bei', 'von'],
  sort: { column: 'frist', isRising: true },
  may: maySeeCases,
  titlesOf: titlesOfCases,
};
