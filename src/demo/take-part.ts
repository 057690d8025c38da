// Makes the demo page that shows all kinds of sections, from what the portal holds by then, and puts it at the foot of all pages.
import type { Ctx } from '#kernel/ctx.ts';
import { saveCmsPage } from '#bundles/cms/public.ts';
import { saveMenu } from '#bundles/menus/public.ts';
import { profileHref } from '#bundles/users/public.ts';
import { found, refused } from './cast.ts';
import type { Cast } from './cast.ts';
import { takePart } from './content/cms-pages/take-part.ts';
import type { Images } from './images.ts';

export const saveTakePart = async (ctx: Ctx, cast: Cast, images: Images): Promise<void> => {
  const { slug, title, opening, newest, pictureScene, pictureCaption, ways, helpers, events, call } =
    takePart;
  const people = helpers.people.map(([key, note]) => {
    const { id, name } = found(cast.people, key);
    return `${profileHref({ id, name })}: ${note}`;
  });
  const pillar = [...images].find(([{ scene }]) => scene === pictureScene);
  const sections = [
    { type: 'text', typed: { text: opening } },
    { type: 'teasers', typed: newest },
    ...(pillar
      ? [
          {
            type: 'picture',
            typed: { image: String(pillar[1]), caption: pictureCaption, width: 'text' },
          },
        ]
      : []),
    { type: 'text', typed: { text: ways } },
    { type: 'people', typed: { heading: helpers.heading, people: people.join('\n') } },
    ...(ctx.portal.kinds.get('event') ? [{ type: 'events', typed: events }] : []),
    { type: 'call', typed: call },
  ];
  const outcome = await saveCmsPage(ctx, {
    slug,
    title,
    sections: sections.map((section, at) => ({ ...section, key: at + 1 })),
  });
  if (outcome.kind === 'invalid') throw refused(slug, outcome.errors);
  const entry = { key: `cmspage:${outcome.id}`, href: '', label: '', isHidden: false };
  const saved = await saveMenu(ctx, 'fuss', { entries: [entry], seen: '' });
  if (saved.kind !== 'saved') throw refused(slug, saved);
};
