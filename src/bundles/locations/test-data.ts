// Makes places for tests.
import { randomBytes } from 'node:crypto';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { portalItself } from '#kernel/viewer.ts';
import { createLocation } from './commands.ts';
import type { LocationInput } from './commands.ts';
import { savePlace } from './desk/commands.ts';
import { mergeLocation } from './moving/commands.ts';
import type { Location } from './queries.ts';

export { mergeLocation, savePlace };

/** Makes a town with a name of its own, at the top of the tree unless changed. */
export const aPlace = async (ctx: Ctx, changes: Partial<LocationInput> = {}): Promise<Location> => {
  const slug = `ort-${randomBytes(4).toString('hex')}`;
  const input: LocationInput = { name: `Ort ${slug}`, slug, kind: 'town', parentId: null, ...changes };
  const outcome = await createLocation(actAs(ctx, portalItself), input);
  if (outcome.kind === 'invalid') throw new Error(`No place: ${JSON.stringify(outcome.errors)}`);
  return outcome.location;
};
