// Declares what the calls of tables accept. Lists and what is typed for an action come as forms send them.
import { Type } from 'typebox';
import { Id } from '#kernel/parameters.ts';

const line = (maxLength: number) => Type.Optional(Type.String({ maxLength }));
/** What stands behind the question mark of the table. */
const query = line(2000);

export const TableParams = Type.Object({ table: Type.String({ maxLength: 40 }) });
export const IdParams = Type.Object({ id: Id });

export const BulkBody = Type.Object({
  aktion: line(40),
  auswahl: Type.Optional(Type.Unknown()),
  /** The mark of all that was listed on all pages, and all of it is meant. */
  alle: line(30),
  wert: Type.Optional(Type.Unknown()),
  zurueck: query,
});

export const ColumnsBody = Type.Object({ spalten: Type.Optional(Type.Unknown()), zurueck: query });

/** A name that is too long is told beside its field. */
export const SaveViewBody = Type.Object({ name: line(1000), zurueck: query });
export const RenameViewBody = Type.Object({ name: line(1000), zurueck: query });
