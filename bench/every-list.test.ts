// Every address that answers with a list, a desk or a search is measured where there are very many pieces, or this says why it isn't: a new
// one that is in neither fails, so that nobody finds out from readers how its cost grows.
import { describe, expect, it } from 'vitest';
import type { ContentKind } from '#kernel/content-kinds.ts';
import { createRouteRegistry } from '#kernel/route-registry.ts';
import type { RoutePath } from '#kernel/named-routes.ts';
import { routesOff } from '#kernel/testing/routes-off.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { OTHER_LISTS } from './every-list.ts';
import { rowsOf } from './rows.ts';
import type { Portals } from './portals.ts';

/** Why an address has no row, with the routes of which that is true. */
const WITHOUT_ROW: Readonly<Record<string, readonly string[]>> = {
  'a form, or a page about the portal, that is as long with any number of pieces': [
    'account_app',
    'account_calendar',
    'account_factor_demand',
    'account_feed_address',
    'account_organiser',
    'account_passkey',
    'account_password',
    'account_privacy',
    'account_profile',
    'account_proof',
    'account_security',
    'admin',
    'admin_appearance',
    'admin_backups',
    'admin_branding',
    'admin_bundles',
    'admin_category_begin',
    'admin_cms_page_new',
    'admin_mail_server',
    'admin_menus',
    'admin_place_begin',
    'admin_places_import',
    'admin_self_test',
    'admin_versions',
    'cmspage',
    'cmspage_versions',
    'design_page',
    'email_change',
    'embed_consent',
    'event_source_begin',
    'newsletter_begin',
    'notice',
    'notice_settings',
    'offline',
    'password_forgotten',
    'password_forgotten_sent',
    'recommendation_explained',
    'recommendation_settings',
    'register',
    'register_resend',
    'register_sent',
    'setup',
    'sign_in',
    'sign_in_confirm',
    'terms',
    'terms_agree',
  ],
  'of one person, who has a page of it in the portal with many pieces and hardly anything in the other': [
    'account_bells',
    'account_looks',
    'audience_own',
    'boundaries',
    'bookmarks_kept',
    'event_sources',
    'notices_news',
    'own_images',
    'own_newsletters',
    'writing_published',
  ],
  'a fixed file, or an answer of fixed length': [
    'apple_touch_icon',
    'browser_worker',
    'change_password',
    'events_free_days',
    'favicon',
    'health_live',
    'health_ready',
    'image_editor',
    'image_is_stub',
    'live',
    'oembed',
    'push_key',
    'robots',
    'routing_routes',
    'security_txt',
    'web_manifest',
  ],
  'the dates that are to come, of which the smaller portal has fewer than a calendar takes': [
    'events_calendar',
    'place_events_calendar',
    'tag_events_calendar',
  ],
  'the articles of categories, as the list of any other category': [
    'opinions',
    'opinions_feed',
    'place_opinions',
    'place_opinions_feed',
  ],
  'measured by a judge of its own': ['search', 'search_suggestions'],
  'a feed that is full in the portal with many pieces and half of it in the other; its page has a row': [
    'tag_feed',
  ],
  'a feed of what the search finds, whose statements are those of its page': ['search_feed'],
  'an index with a line for every so many pieces': ['sitemap'],
  'the pictures that its address names': ['sortable_images'],
  'the transparency reports, which count cases and list none': ['transparency_record'],
  'a form for one picture': ['imagereference_upload'],
};

/** Parameters that say which list is meant; any other one names the single thing that a page is about. */
const OF_LISTS = /^\{(location|slug|page\?)\}$/;
/** Other forms of one feed hold the same. */
const OTHER_FORM = /\/(atom\.xml|feed\.json)$/;

const isAboutOneThing = ({ template }: RoutePath) =>
  (template.match(/\{\w+\??\}/g) ?? []).some((parameter) => !OF_LISTS.test(parameter));

const listRoutes = (name: string) => [name, `${name}_feed`, `place_${name}`, `place_${name}_feed`];

/** Lists and composers that a kind brings are all the same: of one kind they are measured. */
const ofKind = ({ listing, composer }: ContentKind): string[] => [
  ...(listing?.own ? listRoutes(listing.own.name) : []),
  ...(composer ? [composer.start.name, composer.goOn.name] : []),
];

const app = await testApp();
const routes = [...app.portal.routes.all(), ...(await routesOff(app)).all()].filter(({ methods }) =>
  methods.includes('GET'),
);

const article = { id: 1, path: '/auenfeld/c-kultur/bericht_a1' };
const data = { usual: article, talkedAbout: article, long: article, short: article, articleIds: [] };
const rows = rowsOf(
  { data, manyData: data } as unknown as Portals,
  {
    pieces: 200_000,
    events: 20_000,
  } as Parameters<typeof rowsOf>[1],
);
const paths = [
  ...rows.flatMap((row) => ('target' in row ? [row.target.path] : [])),
  ...OTHER_LISTS.flatMap(([, paths]) => paths),
].map((path) => path.split('?')[0]!);

/** The name of the route that serves a path: one without parameters goes before others. */
const servedBy = (path: string): string | undefined => {
  const fitting = routes.filter((route) => {
    const registry = createRouteRegistry();
    registry.add(route);
    return registry.methodsAt(path).length > 0;
  });
  return fitting.toSorted((a, b) => a.template.split('{').length - b.template.split('{').length)[0]?.name;
};

const measured = new Set(paths.map(servedBy));

describe('bench: the lists', () => {
  it('are all measured with very many pieces, or it is said why not', () => {
    const known = new Set([...Object.values(WITHOUT_ROW).flat(), ...app.portal.kinds.all().flatMap(ofKind)]);
    const forgotten = routes
      .filter((route) => !isAboutOneThing(route) && !OTHER_FORM.test(route.template))
      .map(({ name }) => name)
      .filter((name) => !measured.has(name) && !known.has(name));
    expect(forgotten).toEqual([]);
  });

  it('are at addresses that there are', () => {
    expect(paths.filter((path) => servedBy(path) === undefined)).toEqual([]);
  });

  it('have no reason to be left out where they are measured or gone', () => {
    const names = new Set(routes.map(({ name }) => name));
    const needless = Object.values(WITHOUT_ROW)
      .flat()
      .filter((name) => measured.has(name) || !names.has(name));
    expect(needless).toEqual([]);
  });
});
