// What belongs to few is in nobody else's exports: each format, asked for everything that somebody may export, and its finished
// file looked through.
import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { listPlugins } from '#bundles/data-export/plugins.ts';
import { signedIn } from '#bundles/users/test-data.ts';
import { isEntitled } from './nest.ts';
import type { Reader } from './nest.ts';
import { suspiciousIn, wholeText } from './reading.ts';
import { seedWorld } from './world.ts';

const app = await testApp({ config: { rateLimits: false } });
const world = await seedWorld(app, 'small');
const plugins = (await listPlugins(app.ctx)).map(({ name }) => name);
const TIMEOUT_MS = 240_000;

type Exporter = Exclude<Reader, 'visitor'>;

interface Asked {
  readonly dataType: string;
  readonly dataRef: string;
}

/** Returns the answer with the finished file; undefined where it is refused. */
const exported = async (reader: Exporter, plugin: string, { dataType, dataRef }: Asked) => {
  const headers = await signedIn(app, world.people[reader]);
  const reply = await app.http.inject({
    method: 'POST',
    url: `/dataexchange/ajax/exporttask/${dataType}`,
    headers: { accept: 'application/json', ...headers },
    payload: { dataRef, plugin, ...(dataType === 'location' && { from: '2000-01-01' }) },
  });
  expect(reply.statusCode).toBeLessThan(500);
  const { export_response: response } = reply.json() as { export_response: { data: string } | null };
  if (reply.statusCode !== 200 || !response) return { reply: await wholeText(reply), file: undefined };
  const file = await app.http.inject({ url: response.data, headers });
  expect(file.statusCode).toBe(200);
  return { reply: '', file: await wholeText(file) };
};

/** Each piece alone, its comments, a person, a place: what isn't refused. */
const everything = (reader: Exporter): Asked[] => [
  ...world.pieces.flatMap(({ type, id }): Asked[] => [
    { dataType: type, dataRef: `${id}` },
    { dataType: 'comment', dataRef: `${type}-${id}` },
  ]),
  ...Object.values(world.people).map(({ id }) => ({ dataType: 'user', dataRef: `${id}` })),
  { dataType: 'user', dataRef: `${world.people[reader].id}` },
  { dataType: 'location', dataRef: `${world.place.id}` },
];

const hitsIn = (whole: string, reader: Reader, of: string): string[] =>
  [...suspiciousIn(whole)].flatMap((canary) => {
    const facts = world.nest.canaries.get(canary);
    return facts && !isEntitled(facts, reader) ? [`${of}: ${facts.where}`] : [];
  });

describe('exports', { timeout: TIMEOUT_MS }, () => {
  it.each(['member', 'author', 'owner', 'editor'] as const)(
    'tell the %s nothing but what they may know, in any format',
    async (reader) => {
      const hits: string[] = [];
      const allowed: Asked[] = [];
      for (const asked of everything(reader)) {
        const { reply, file } = await exported(reader, 'json', asked);
        hits.push(...hitsIn(file ?? reply, reader, JSON.stringify(asked)));
        if (file !== undefined) allowed.push(asked);
      }
      const found = new Set<string>();
      for (const plugin of plugins)
        for (const asked of reader === 'editor' ? allowed.slice(0, 6) : allowed) {
          const { file = '' } = await exported(reader, plugin, asked);
          hits.push(...hitsIn(file, reader, `${plugin} ${JSON.stringify(asked)}`));
          for (const canary of suspiciousIn(file)) found.add(canary);
        }
      expect(hits).toEqual([]);
      // Who wrote secrets finds them, or looking for them would prove nothing.
      if (reader === 'owner' || reader === 'editor') expect(found.size).toBeGreaterThan(3);
    },
  );
});
