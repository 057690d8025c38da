// Sends events to open pages (server-sent events): a page hears that something it shows has changed, never what. It then asks
// for that as it would ask anyway, so that who may see what is decided in one place. Rides on the touches of tags, of all
// processes.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Type } from 'typebox';
import type { Ctx } from './ctx.ts';
import { HttpError, badRequest } from './errors.ts';
import type { Invalidation } from './invalidation.ts';
import { LIVE_TEMPLATE, MAX_TOPICS } from './browser/live-address.ts';
import { path } from './named-routes.ts';
import { networkOf } from './network-address.ts';
import { listOf } from './parameters.ts';
import { mount } from './routing.ts';
import type { Routes } from './routing.ts';
import { AlreadySent } from './answers.ts';
import * as texts from './texts.ts';
import { MINUTE_MS } from './durations.ts';

const livePath = path('live', 'GET', LIVE_TEMPLATE, { exposed: false });

/** Touches of one tag that follow each other are told once. */
const GATHER_MS = 250;
/**
 * How much longer they are gathered for each who listens: whoever is told comes and asks, and two thousand at once would leave
 * nobody else a turn.
 */
const GATHER_MS_EACH = 1;
/** How many listeners are told before others of the process have their turn. */
const SENT_AT_ONCE = 100;
const HEARTBEAT_MS = 25_000;
/** How long a connection lives; then the browser comes again and is asked again what it may hear. */
const MAX_LIFE_MS = 10 * MINUTE_MS;
const MAX_LISTENERS = 2000;
const MAX_PER_ADDRESS = 40;

/** The listening end of a page. */
interface Listener {
  readonly response: ServerResponse;
  readonly address: string;
  /** Topics by the tag they stand for. */
  readonly topics: ReadonlyMap<string, string>;
}

export interface LiveHub {
  /** Adds a listener; returns false when too many listen already. */
  readonly add: (listener: Listener) => boolean;
  readonly close: () => void;
  readonly count: () => number;
}

export const createLiveHub = (invalidation: Invalidation): LiveHub => {
  const listeners = new Set<Listener>();
  const byTag = new Map<string, Set<Listener>>();
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const notifyWaiting = async () => {
    const tags = [...waiting];
    waiting.clear();
    timer = undefined;
    const told = new Map<string, Buffer>();
    let count = 0;
    for (const tag of tags)
      for (const { response, topics } of byTag.get(tag) ?? []) {
        if (count++ % SENT_AT_ONCE === SENT_AT_ONCE - 1) await nextTurn();
        const topic = topics.get(tag)!;
        const words = told.get(topic) ?? Buffer.from(`event: change\ndata: ${topic}\n\n`);
        told.set(topic, words);
        if (!response.destroyed && !response.writableEnded) response.write(words);
      }
  };
  const gatherMs = () => GATHER_MS + listeners.size * GATHER_MS_EACH;
  invalidation.onDrop((tags) => {
    for (const tag of tags ?? byTag.keys()) if (byTag.has(tag)) waiting.add(tag);
    if (waiting.size > 0) timer ??= setTimeout(() => void notifyWaiting(), gatherMs()).unref();
  });
  const remove = (listener: Listener) => {
    listeners.delete(listener);
    for (const tag of listener.topics.keys()) {
      const others = byTag.get(tag);
      others?.delete(listener);
      if (others?.size === 0) byTag.delete(tag);
    }
  };
  const isFull = (address: string) =>
    listeners.size >= MAX_LISTENERS ||
    [...listeners].filter((listener) => listener.address === address).length >= MAX_PER_ADDRESS;
  return {
    count: () => listeners.size,
    add: (listener) => {
      if (isFull(listener.address)) return false;
      listeners.add(listener);
      for (const tag of listener.topics.keys())
        byTag.set(tag, (byTag.get(tag) ?? new Set<Listener>()).add(listener));
      keepAlive(listener.response, () => remove(listener));
      return true;
    },
    close: () => {
      for (const { response } of listeners) response.end();
    },
  };
};

/** Returns a value's word: objects have none, and name no topic. */
const wordOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Puts `GET /live?topic=…` on the portal. */
export const mountLive = (app: Routes): void => {
  const hub = createLiveHub(app.portal.invalidation);
  app.portal.metrics.gauge('litfass_live_listeners', hub.count);
  app.http.addHook('preClose', async () => hub.close());
  const query = Type.Object({ topic: Type.Optional(Type.Unknown()) });
  mount(
    app,
    livePath,
    { access: 'anyone', respondsWith: 'json', isLasting: true, query },
    async ({ ctx, query: { topic }, request, reply }) => {
      const topics = await authorizeTopics(ctx, listOf(topic).map(wordOf));
      return listen(hub, { request, reply, topics });
    },
  );
};

interface Listening {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly topics: ReadonlyMap<string, string>;
}

const listen = (hub: LiveHub, { request, reply, topics }: Listening): AlreadySent => {
  const response = reply.raw;
  // Who has hung up by now would be kept for ever: nothing tells a second time that they are gone.
  const isThere = !response.destroyed;
  if (isThere && !hub.add({ response, address: networkOf(request.ip), topics }))
    throw new HttpError(503, texts.overloaded, { retryAfterSeconds: 60 });
  reply.hijack();
  if (!isThere) return new AlreadySent();
  const headers = Object.fromEntries(
    Object.entries(reply.getHeaders()).filter(
      (header): header is [string, string] => header[1] !== undefined,
    ),
  );
  response.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Reverse proxies that gather answers would keep the news to themselves.
    'x-accel-buffering': 'no',
  });
  response.write('event: ready\ndata:\n\n');
  return new AlreadySent();
};

/** Returns the topics that the viewer may hear about, by their tags; a broken or unknown name is an error of the page. */
const authorizeTopics = async (ctx: Ctx, names: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (names.length === 0 || names.length > MAX_TOPICS) throw badRequest(texts.unknownTopic);
  const admitted = await Promise.all(names.map(async (name) => [await tagOf(ctx, name), name] as const));
  return new Map(admitted.filter((entry): entry is readonly [string, string] => entry[0] !== undefined));
};

const tagOf = async (ctx: Ctx, topic: string): Promise<string | undefined> => {
  const [, name = '', subject = ''] = /^([a-z-]{1,30})(?::([\w:-]{1,60}))?$/.exec(topic) ?? [];
  const find = ctx.portal.bundles.flatMap(({ live = {} }) =>
    Object.hasOwn(live, name) ? live[name]! : [],
  )[0];
  if (!find) throw badRequest(texts.unknownTopic);
  return find(ctx, subject);
};

const keepAlive = (response: ServerResponse, onClose: () => void) => {
  const heartbeat = setInterval(() => response.write(':\n\n'), HEARTBEAT_MS).unref();
  const end = setTimeout(() => response.end(), MAX_LIFE_MS).unref();
  response.once('close', () => {
    clearInterval(heartbeat);
    clearTimeout(end);
    onClose();
  });
};
