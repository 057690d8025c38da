// Makes embedded contents for tests, and a provider of our own that answers as it is told.
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import type { Ctx } from '#kernel/ctx.ts';
import { EMBED_TIMEOUT_MS } from './constants.ts';
import { PROVIDERS } from './providers.ts';
import type { ResolverOptions } from './resolve.ts';
import { embeds } from './schema.ts';

/** Stores a video that is ready unless changed. */
export const anEmbed = async (ctx: Ctx, changes: Partial<typeof embeds.$inferInsert> = {}) => {
  const id = Math.random().toString(36).slice(2, 13).padEnd(11, '0');
  const [row] = await ctx.db
    .insert(embeds)
    .values({
      source: `https://www.youtube.com/watch?v=${id}`,
      provider: 'youtube',
      type: 'video',
      title: 'Die Brücke von oben',
      authorName: 'Werleflieger',
      frame: `https://www.youtube-nocookie.com/embed/${id}`,
      ratio: 16 / 9,
      state: 'ready',
      fetchedAt: ctx.now,
      createdAt: ctx.now,
      ...changes,
    })
    .returning();
  return row!;
};

const nothing: RequestListener = (_request, response) => void response.writeHead(404).end();

export interface LocalProvider {
  /** Where it is reached, such as `http://127.0.0.1:4711`. */
  readonly origin: string;
  /** Addresses that were asked, oldest first. */
  readonly asked: string[];
  /** Sets what it answers from now on. */
  readonly answer: (listener: RequestListener) => void;
  /** All providers of the registry, whose services are asked here. */
  readonly means: ResolverOptions;
}

/** Listens on a port of its own until the file's tests are over. */
export const aLocalProvider = async (): Promise<LocalProvider> => {
  const asked: string[] = [];
  let listener = nothing;
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    listener(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const providers = PROVIDERS.map((provider) => ({ ...provider, endpoint: () => `${origin}/oembed` }));
  return {
    origin,
    asked,
    answer: (next) => void (listener = next),
    means: { providers, timeoutMs: EMBED_TIMEOUT_MS },
  };
};
