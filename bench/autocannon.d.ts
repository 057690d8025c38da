// autocannon brings no types of its own; these are the parts that load.ts uses.
declare module 'autocannon' {
  export interface Request {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    setupRequest?: (request: Request) => Request;
    onResponse?: (status: number, body: string) => void;
  }

  export interface Options {
    url: string;
    connections: number;
    duration: number;
    headers?: Record<string, string>;
    requests?: Request[];
    overallRate?: number;
    /** How often autocannon counts and looks whether it is to end, in milliseconds. */
    sampleInt?: number;
  }

  export interface Result {
    /** The duration in seconds. */
    duration: number;
    '2xx': number;
    non2xx: number;
    errors: number;
    timeouts: number;
    latency: { p50: number; p99: number };
  }

  export interface Shots extends PromiseLike<Result> {
    /** Ends them with the next count. */
    stop: () => void;
    on: (
      event: 'response',
      hear: (client: unknown, status: number, bytes: number, waitedMs: number) => void,
    ) => void;
  }

  const autocannon: (options: Options) => Shots;
  export default autocannon;
}
