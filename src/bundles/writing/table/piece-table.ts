// Describes the table of all pieces that are or were out: its columns, and what its address may ask.
import type { DeskTable } from '#kernel/desk-table.ts';
import { activeRolePaths } from '#kernel/viewer.ts';
import { PIECE_TABLE_NAME } from '#bundles/pieces/public.ts';
import { writingPaths } from '../paths.ts';
import * as texts from './texts.ts';

const { columns } = texts;

export const PIECE_TABLE: DeskTable = {
  name: PIECE_TABLE_NAME,
  title: texts.title,
  path: writingPaths.table,
  columns: [
    { name: 'titel', label: columns.titel, sorts: 'rising', shown: 'always' },
    { name: 'art', label: columns.art, shown: 'asked' },
    { name: 'ort', label: columns.ort },
    { name: 'autor', label: columns.autor },
    { name: 'rubrik', label: columns.rubrik },
    { name: 'zustand', label: columns.zustand },
    { name: 'leser', label: columns.leser, sorts: 'falling', isNumber: true },
    { name: 'kommentare', label: columns.kommentare, sorts: 'falling', isNumber: true },
    { name: 'datum', label: columns.datum, sorts: 'falling' },
    { name: 'geaendert', label: columns.geaendert, shown: 'asked' },
  ],
  filters: ['q', 'ort', 'zustand', 'art', 'rubrik', 'autor', 'thema', 'von', 'bis', 'zeit'],
  sort: { column: 'datum', isRising: false },
  may: (viewer) => activeRolePaths(viewer, 'editor').length > 0,
};

/** What the table calls its orders, as the lists know them. */
export const ORDERS: Readonly<Record<string, 'date' | 'title' | 'comments' | 'readers'>> = {
  datum: 'date',
  titel: 'title',
  kommentare: 'comments',
  leser: 'readers',
};
