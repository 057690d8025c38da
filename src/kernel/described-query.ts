// A prepared query that asks PostgreSQL once for each connection what its columns are called and what is in them, instead of with each
// run: on pages of a dozen queries, telling and reading that is some of the largest parts of what isn't rows. What is taken from inside
// the driver is pinned by the test beside this.
import pg from 'pg';

/** Columns with what reads their values. */
interface Description {
  readonly fields: readonly unknown[];
  readonly _parsers: readonly unknown[];
}

type Connection = object;

/** What `pg.Query` is made of, as far as it is used here. */
interface Inside {
  readonly name: string;
  _result: Description;
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

class DescribedQuery extends pg.Query {
  private byName: Map<string, Description> | undefined;

  /** Called by the driver. */
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

  /** Called by the driver when PostgreSQL tells of the columns. */
  handleRowDescription(this: DescribedQuery & Inside, message: object): void {
    inside.handleRowDescription.call(this, message);
    const { fields, _parsers } = this._result;
    this.byName?.set(this.name, { fields, _parsers });
  }
}

/** Runs a query that is prepared by a name and gives its rows as arrays. */
export const queryDescribed = (
  client: pg.Client,
  config: pg.QueryConfig,
  values: unknown[] | undefined,
): Promise<pg.QueryResult> =>
  new Promise<pg.QueryResult>((resolve, reject) => {
    const answer = (error: Error | undefined, result: unknown) =>
      error ? reject(error) : resolve(result as pg.QueryResult);
    client.query(new DescribedQuery(config, values, answer));
  }).catch((error: Error) => {
    // As the driver does: who asked, not what was read last.
    Error.captureStackTrace(error);
    throw error;
  });

/** Whether it can be run so. */
export const isDescribable = (query: string | pg.QueryConfig): query is pg.QueryConfig =>
  typeof query === 'object' && query.name !== undefined && (query as pg.QueryArrayConfig).rowMode === 'array';
