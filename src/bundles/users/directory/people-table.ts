// Declares the table of all people: its columns, and what its address may ask.
import type { DeskTable } from '#kernel/desk-table.ts';
import { hasActiveRole } from '#kernel/viewer.ts';
import { directoryPaths } from './paths.ts';
import * as texts from './texts.ts';

const { columns } = texts;

export const PEOPLE_TABLE: DeskTable = {
  name: 'mitglieder',
  title: texts.title,
  path: directoryPaths.table,
  columns: [
    { name: 'name', label: columns.name, sorts: 'rising', shown: 'always' },
    { name: 'email', label: columns.email, shown: 'asked' },
    { name: 'rollen', label: columns.rollen },
    { name: 'gruppen', label: columns.gruppen },
    { name: 'stand', label: columns.stand },
    { name: 'plus', label: columns.plus, shown: 'asked' },
    { name: 'faktor', label: columns.faktor, shown: 'asked' },
    { name: 'gesehen', label: columns.gesehen, shown: 'asked' },
    { name: 'seit', label: columns.seit, sorts: 'falling' },
  ],
  filters: ['q', 'rolle', 'ort', 'gruppe', 'zustand'],
  sort: { column: 'name', isRising: true },
  may: (viewer) => hasActiveRole(viewer, 'admin'),
};
