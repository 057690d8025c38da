// This is what the walks come to: what each engine did wrong by itself, and where it differs from the first.
import type { EngineName } from './tab.ts';
import type { Stop } from './visitor.ts';

export interface Walk {
  readonly way: string;
  readonly engine: EngineName;
  /** The width of the screen, such as `390`. */
  readonly width: number;
  readonly stops: readonly Stop[];
  /** Why it ended before its end. */
  readonly failure?: string;
}

/** Letters are drawn a little wider or narrower; more than this is another size. */
const MOST_APART = 0.03;
/** By how many pixels small things may differ because of rounding alone. */
const ROUNDING_PX = 2;

/** What an engine can't do, so that the portal doesn't offer it there: MiniBrowser knows no push. */
const LACKING: Partial<Readonly<Record<Walk['engine'], readonly string[]>>> = {
  WebKit: ['button Hinweise auf diesem Gerät einschalten'],
};

/** Returns one line for each thing that is wrong with a walk; `model` is the same walk in the engine to compare with. */
export const faultsOf = (walk: Walk, model: Walk | undefined): string[] => [
  ...walk.stops.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)),
  ...(model && model !== walk
    ? walk.stops.flatMap((stop, at) => differences(stop, model.stops[at], LACKING[walk.engine]))
    : []),
  ...(walk.failure === undefined ? [] : [walk.failure]),
];

const differences = (stop: Stop, model: Stop | undefined, lacking: readonly string[] = []): string[] => {
  if (!model || model.name !== stop.name) return [];
  const missing = model.controls.filter((control) => ![...stop.controls, ...lacking].includes(control));
  const more = stop.controls.filter((control) => !model.controls.includes(control));
  const sizes = Object.entries(model.measures).flatMap(([name, size]) => {
    const own = stop.measures[name] ?? -1;
    const isAlike = Math.abs(own - size) <= Math.max(ROUNDING_PX, size * MOST_APART);
    return isAlike ? [] : [`${name} is ${Math.round(own)} px instead of ${Math.round(size)}`];
  });
  return [
    ...[...new Set(missing)].map((control) => `not to be seen: ${control}`),
    ...[...new Set(more)].map((control) => `to be seen here only: ${control}`),
    ...sizes,
  ].map((difference) => `${stop.name}: ${difference}`);
};

/** Writes a table in Markdown, with a line for each way and a column for each engine on each screen. */
export const asTable = (walks: readonly Walk[], faults: ReadonlyMap<Walk, readonly string[]>): string => {
  const columns = [...new Set(walks.map(columnOf))];
  const ways = [...new Set(walks.map(({ way }) => way))];
  const cell = (way: string, column: string) => {
    const walk = walks.find((one) => one.way === way && columnOf(one) === column);
    const count = walk ? (faults.get(walk)?.length ?? 0) : undefined;
    if (count === undefined) return '–';
    return count === 0 ? '✓' : String(count);
  };
  return [
    `| way | ${columns.join(' | ')} |`,
    `|---|${columns.map(() => ':-:|').join('')}`,
    ...ways.map((way) => `| ${way} | ${columns.map((column) => cell(way, column)).join(' | ')} |`),
  ].join('\n');
};

const columnOf = ({ engine, width }: Walk) => `${engine} ${width}`;
