// Puts the menus of a page in the order that the portal wants, once all bundles have contributed to its frame.
import type { PageFrame } from '#design/page-frame.ts';
import type { PagePlace } from '#kernel/bundle.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { findLinkTargets } from '#kernel/link-targets.ts';
import { getMenus } from './queries.ts';
import { arrangeMenu } from './rules.ts';

type Menus = Pick<PageFrame, 'sections' | 'footer'>;

export const arrangeFrame = async (ctx: Ctx, place: PagePlace, frame: Menus): Promise<Menus> => {
  const changed = await getMenus(ctx);
  const { sections, footer } = frame;
  if (changed.size === 0) return { sections, footer };
  const targets = await findLinkTargets(ctx, place);
  const [head, foot] = [changed.get('kopf'), changed.get('fuss')];
  const { path } = place;
  return {
    sections: head ? arrangeMenu({ standard: sections, entries: head.entries, targets, path }) : sections,
    footer: foot ? arrangeMenu({ standard: footer, entries: foot.entries, targets, path }) : footer,
  };
};
