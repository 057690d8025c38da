// Declares the table of all comments at the places of a moderator: its columns, and what its address may ask.
import type { DeskTable } from '#kernel/desk-table.ts';
import { activeRolePaths, isSignedIn } from '#kernel/viewer.ts';
import { commentPaths } from '../paths.ts';
import * as texts from './texts.ts';

const { columns } = texts;

export const COMMENT_TABLE: DeskTable = {
  name: 'kommentare',
  title: texts.title,
  path: commentPaths.table,
  columns: [
    { name: 'kommentar', label: columns.kommentar, shown: 'always' },
    { name: 'autor', label: columns.autor },
    { name: 'beitrag', label: columns.beitrag },
    { name: 'art', label: columns.art, shown: 'asked' },
    { name: 'ort', label: columns.ort },
    { name: 'stand', label: columns.stand },
    { name: 'gruende', label: columns.gruende, shown: 'asked' },
    { name: 'gespraech', label: columns.gespraech, shown: 'asked' },
    { name: 'datum', label: columns.datum, sorts: 'falling' },
    { name: 'geaendert', label: columns.geaendert, shown: 'asked' },
  ],
  filters: ['q', 'zustand', 'ort', 'autor', 'art', 'von', 'bis'],
  sort: { column: 'datum', isRising: false },
  may: (viewer) => isSignedIn(viewer) && activeRolePaths(viewer, 'moderator').length > 0,
};
