// Runs prepared queries straight on the connection, their rows read by a plan that is made once. Drizzle would go through
// spans, a cache and, for every value of every row, the question what kind of column it came from; on pages of a dozen queries
// that is a tenth of all the work. What is taken from inside drizzle is pinned by the test beside this.
import { Column, Placeholder, SQL, fillPlaceholders, is } from 'drizzle-orm';
import type { Logger } from 'drizzle-orm';

/** What drizzle's `.prepare(name)` gives, as far as it is used here. */
interface Inside {
  readonly client: { readonly query: (query: object, values: unknown[]) => Promise<{ rows: unknown[] }> };
  readonly params: unknown[];
  /** Undefined for queries that return no rows. */
  readonly fields: readonly SelectedField[] | undefined;
  readonly joinsNotNullableMap?: Readonly<Record<string, boolean>>;
  readonly queryConfig: { readonly text: string };
  /** Counts queries. */
  readonly logger: Logger;
}

interface SelectedField {
  readonly path: readonly string[];
  readonly field: unknown;
}

interface Decoder {
  readonly mapFromDriverValue: (value: unknown) => unknown;
}

export interface Statement<Row> {
  readonly execute: (values?: Record<string, unknown>) => Promise<Row>;
}

/** Returns the same statement, faster; what it can't read itself it leaves as it is. */
export const withRowReader = <Row>(
  statement: Statement<Row>,
  { sharesValues = false }: StatementOptions = {},
): Statement<Row> => {
  const inside = statement as unknown as Inside;
  const { client, fields, joinsNotNullableMap = {}, logger } = inside;
  const { params, queryConfig } = sharesValues ? sharingValues(inside) : inside;
  // A joined table without a match is null as a whole: that is rare, and drizzle's own business.
  const hasOptionalTables = Object.values(joinsNotNullableMap).includes(false);
  if (!fields || hasOptionalTables) return statement;
  const read = rowReader(fields);
  return {
    execute: async (values = {}) => {
      logger.logQuery(queryConfig.text, params);
      const { rows } = await client.query(queryConfig, fillPlaceholders(params, values).map(sentAs));
      return (rows as unknown[][]).map(read) as Row;
    },
  };
};

/** Returns a value as it is sent: the driver would quote each number of an array by itself; a page names hundreds. */
const sentAs = (value: unknown): unknown =>
  Array.isArray(value) && value.every(Number.isFinite) ? `{${value.join()}}` : value;

export interface StatementOptions {
  /** What is told by one name is sent once, wherever it stands: it must be of one type everywhere. For queries that name things very often. */
  readonly sharesValues?: boolean;
}

/**
 * Lets placeholders of one name share one place in the query: Drizzle numbers each place at which a value stands, and
 * PostgreSQL reads each of them.
 */
const sharingValues = ({ params, queryConfig }: Inside): Pick<Inside, 'params' | 'queryConfig'> => {
  const kept: unknown[] = [];
  const placeOf = new Map<unknown, number>();
  const places = params.map((param) => {
    const key = is(param, Placeholder) ? param.name : Symbol();
    const place = placeOf.get(key) ?? kept.push(param);
    placeOf.set(key, place);
    return place;
  });
  const text = queryConfig.text.replaceAll(/\$(\d+)/g, (_, at: string) => `$${places[Number(at) - 1]}`);
  return { params: kept, queryConfig: { ...queryConfig, text } };
};

type Row = Record<string, unknown>;

const rowReader = (fields: readonly SelectedField[]) => {
  const columns = fields.map(({ path, field }, at) => ({
    at,
    decode: decoderOf(field),
    groups: path.slice(0, -1),
    name: path.at(-1)!,
  }));
  return (values: unknown[]): Row => {
    const row: Row = {};
    for (const { at, decode, groups, name } of columns) {
      const value = values[at];
      let group = row;
      for (const step of groups) group = (group[step] ??= {}) as Row;
      group[name] = value === null || decode === undefined ? value : decode(value);
    }
    return row;
  };
};

/** Returns what decodes the values of a field; undefined where values are fine as the driver gives them. */
const decoderOf = (field: unknown): ((value: unknown) => unknown) | undefined => {
  const decoder = (is(field, Column) ? field : innerDecoder(field)) as Decoder;
  if (decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue) return undefined;
  return (value) => decoder.mapFromDriverValue(value);
};

const innerDecoder = (field: unknown) =>
  is(field, SQL)
    ? (field as unknown as { decoder: Decoder }).decoder
    : (field as { sql: { decoder: Decoder } }).sql.decoder;
