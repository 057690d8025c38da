// What tables draw on the desks of other bundles.

/** A table with its views, filters, columns and what can be done with many rows. */
export { TableDesk } from './TableDesk.tsx';
