// This is a prepared query that asks PostgreSQL once for each connection what its columns are called and what is in them,
// instead of with each run: on pages of a dozen queries, telling and reading that is some of the largest parts of what isn't
// rows. What is taken from inside the driver is pinned by the test beside this.
import pg from 'pg';

/** The columns of a query with what reads their values. */
interface Description {
  readonly fields: readonly unknown[];
  readonly _parsers: readonly unknown[];
}

type Connection = object;

type NamedQuery = pg.QueryArrayConfig & { readonly name: string };

/** What `pg.Query` is made of, as far as it is used here. */
interface Inside {
  name: string;
  _rowMode: string;
  _result: Description;
  _results: Description;
  _accumulateRows: boolean;
  readonly prepare: (connection: Connection) => void;
  readonly handleRowDescription: (message: object) => void;
}

interface Described {
  /** The connection itself, but for its `describe`. */
  readonly quiet: Connection;
  readonly byName: Map<string, Description>;
}

const known = new WeakMap<Connection, Described>();

const describedOn = (connection: Connection): Described => {
  const before = known.get(connection);
  if (before) return before;
  const quiet = Object.create(connection, { describe: { value: () => undefined } }) as Connection;
  const described = { quiet, byName: new Map<string, Description>() };
  known.set(connection, described);
  return described;
};

const inside = pg.Query.prototype as unknown as Inside;
const { Result } = pg as unknown as {
  readonly Result: new (rowMode: string, types: pg.CustomTypesConfig | undefined) => Description;
};

type Answer = (error: Error | undefined, result: unknown) => void;

class DescribedQuery extends pg.Query {
  private byName: Map<string, Description> | undefined;

  /**
   * The query is handed over by its text: of a config the driver copies each property with what it is like, which takes longer
   * than all the rest of this.
   */
  constructor({ text, name, rowMode, types }: NamedQuery, values: unknown[] | undefined, answer: Answer) {
    super(text, values, answer);
    const result = new Result(rowMode, types);
    Object.assign<this, Partial<Inside>>(this, {
      name,
      _rowMode: rowMode,
      _result: result,
      _results: result,
    });
  }

  /** The driver calls this. */
  prepare(this: DescribedQuery & Inside, connection: Connection): void {
    const { quiet, byName } = describedOn(connection);
    const description = byName.get(this.name);
    if (!description) {
      this.byName = byName;
      return inside.prepare.call(this, connection);
    }
    Object.assign(this._result, description);
    this._accumulateRows = true;
    inside.prepare.call(this, quiet);
  }

  /** The driver calls this when PostgreSQL tells of the columns. */
  handleRowDescription(this: DescribedQuery & Inside, message: object): void {
    inside.handleRowDescription.call(this, message);
    const { fields, _parsers } = this._result;
    this.byName?.set(this.name, { fields, _parsers });
  }
}

/** Runs a query that is prepared by a name and gives its rows as arrays. */
export const queryDescribed = (
  client: pg.Client,
  config: NamedQuery,
  values: unknown[] | undefined,
): Promise<pg.QueryResult> =>
  new Promise<pg.QueryResult>((resolve, reject) => {
    const answer: Answer = (error, result) => (error ? reject(error) : resolve(result as pg.QueryResult));
    client.query(new DescribedQuery(config, values, answer));
  }).catch((error: Error) => {
    // The stack tells who asked, not what was read last, as the driver does it.
    Error.captureStackTrace(error);
    throw error;
  });

/** Says whether a query can be described once for each connection. */
export const isDescribable = (query: string | pg.QueryConfig): query is NamedQuery =>
  typeof query === 'object' && query.name !== undefined && (query as pg.QueryArrayConfig).rowMode === 'array';
