// Leads to a piece's figures among the tools on its page.
import type { Tool } from '#kernel/bundle.ts';
import { url } from '#kernel/named-routes.ts';
import { audiencePaths } from './paths.ts';
import { maySeeAudience } from './policy.ts';
import type { CountedPiece } from './policy.ts';
import * as texts from './texts.ts';

export const pieceTool: Tool = {
  name: 'audience.figures',
  order: 60,
  forThing: async ({ viewer, portal }, { type, id, thing }) =>
    portal.kinds.get(type)?.listing && maySeeAudience(viewer, thing as CountedPiece)
      ? { name: texts.toolName, href: url(audiencePaths.piece, { contentType: type, contentId: id }) }
      : undefined,
};
