// Shows what takes place next among the sections of a page.
import { invalid, valid } from '#kernel/outcomes.ts';
import { defineSection } from '#kernel/page-sections.ts';
import { LOCATIONS_TAG, getLocationTree, idsOfPath } from '#bundles/locations/public.ts';
import { loadUpcoming } from '#bundles/teasers/public.ts';
import { COMING_COUNTS, MAX_SECTION_HEADING } from './constants.ts';
import { eventsHref } from './list-address.ts';
import * as texts from './texts.ts';
import { ComingSection } from './ui/ComingSection.tsx';
import type { ComingSectionView } from './views.ts';

interface ComingData {
  /** '' stands for none. */
  readonly heading: string;
  /** Null is the whole portal. */
  readonly locationId: number | null;
  readonly count: number;
}

export const comingSection = defineSection<ComingData, ComingSectionView>({
  type: 'events',
  order: 40,
  name: texts.sectionName,
  help: texts.sectionHelp,
  fields: async (ctx, { heading = '', place = '', count = '' }) => {
    const tree = await getLocationTree(ctx);
    const places = tree.all.map(({ id, path, name }) => ({
      value: String(id),
      name: `${'\u2003'.repeat(idsOfPath(path).length - 1)}${name}`,
    }));
    return [
      {
        name: 'heading',
        label: texts.sectionHeadingLabel,
        value: heading,
        kind: 'text',
        maxLength: MAX_SECTION_HEADING,
        isOptional: true,
      },
      {
        name: 'place',
        label: texts.sectionPlaceLabel,
        value: place,
        kind: 'select',
        options: [{ value: '', name: texts.sectionEverywhere }, ...places],
      },
      {
        name: 'count',
        label: texts.sectionCountLabel,
        value: count || String(COMING_COUNTS[0]),
        kind: 'select',
        options: COMING_COUNTS.map((number) => ({
          value: String(number),
          name: texts.sectionCountOf(number),
        })),
      },
    ];
  },
  toTyped: async (_ctx, { heading, locationId, count }) => ({
    heading,
    place: String(locationId ?? ''),
    count: String(count),
  }),
  check: async (ctx, typed) => {
    const heading = (typed['heading'] ?? '').trim();
    const place = typed['place'] ?? '';
    const location = (await getLocationTree(ctx)).byId.get(Number(place));
    const number = typed['count'] || String(COMING_COUNTS[0]);
    const count = COMING_COUNTS.find((known) => String(known) === number);
    const errors = {
      ...(heading.length > MAX_SECTION_HEADING && { heading: texts.sectionTooLong(MAX_SECTION_HEADING) }),
      ...(place !== '' && !location && { place: texts.sectionPlaceUnknown }),
      ...(count === undefined && { count: texts.sectionCountUnknown }),
    };
    if (count === undefined || Object.keys(errors).length > 0) return invalid(errors);
    return valid({ heading, locationId: location?.id ?? null, count });
  },
  load: async (ctx, all) => {
    const tree = await getLocationTree(ctx);
    return Promise.all(
      all.map(async ({ heading, locationId, count }) => {
        const location = locationId === null ? undefined : tree.byId.get(locationId);
        if (locationId !== null && !location) return { view: null, tags: [LOCATIONS_TAG] };
        const { views, tags } = await loadUpcoming(ctx, {
          limit: count,
          ...(location && { locationId: location.id }),
        });
        const view = views.length > 0 ? { heading, teasers: views, href: eventsHref(location) } : null;
        return { view, tags: [LOCATIONS_TAG, ...tags] };
      }),
    );
  },
  Component: ComingSection,
});
