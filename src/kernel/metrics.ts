// Writes counters and gauges in the text format that Prometheus reads at /metrics.

export interface Metrics {
  /** Adds one (or `by`) to a counter with labels. */
  readonly count: (name: string, labels?: Labels, by?: number) => void;
  /** Adds a value that is read when somebody asks. */
  readonly gauge: (name: string, read: () => number) => void;
  readonly text: () => string;
}

type Labels = Readonly<Record<string, string | number>>;

export const createMetrics = (): Metrics => {
  const counters = new Map<string, Map<string, number>>();
  const gauges = new Map<string, () => number>();
  return {
    count: (name, labels = {}, by = 1) => {
      let series = counters.get(name);
      if (!series) counters.set(name, (series = new Map()));
      const key = labelText(labels);
      series.set(key, (series.get(key) ?? 0) + by);
    },
    gauge: (name, read) => void gauges.set(name, read),
    text: () => {
      const lines: string[] = [];
      for (const [name, series] of counters) {
        lines.push(`# TYPE ${name} counter`);
        for (const [labels, value] of series) lines.push(`${name}${labels} ${value}`);
      }
      for (const [name, read] of gauges) lines.push(`# TYPE ${name} gauge`, `${name} ${read()}`);
      return `${lines.join('\n')}\n`;
    },
  };
};

/** Labels that are written once in the code are made to text once. */
const knownTexts = new WeakMap<Labels, string>();

const labelText = (labels: Labels) => {
  let text = knownTexts.get(labels);
  if (text === undefined) knownTexts.set(labels, (text = toText(labels)));
  return text;
};

const toText = (labels: Labels) => {
  const entries = Object.entries(labels).map(
    ([name, value]) => `${name}="${String(value).replace(/["\\\n]/g, '_')}"`,
  );
  return entries.length > 0 ? `{${entries.join(',')}}` : '';
};
