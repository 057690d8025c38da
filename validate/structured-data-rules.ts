// This is what search engines ask of the things a page tells of in the words of schema.org: for each type the
// fields without which they show nothing, and those that they advise. A type without a row here is a fault,
// so that nobody forgets it.
import type { HtmlElement } from './html.ts';

/** The rule of a type: fields by their names, several that will do with a bar between, those of an inner thing behind a dot. */
interface TypeRule {
  readonly required: readonly string[];
  readonly advised: readonly string[];
}

const ARTICLE: TypeRule = {
  required: ['headline', 'datePublished', 'author', 'mainEntityOfPage|url'],
  advised: ['dateModified', 'image', 'description', 'publisher'],
};
const POSTING: TypeRule = {
  required: ['author', 'datePublished', 'text|image|video|sharedContent|headline'],
  advised: ['url', 'headline'],
};
const ORGANISATION: TypeRule = { required: ['name'], advised: ['url', 'logo'] };
const PLACE: TypeRule = { required: ['name|address'], advised: [] };
const LIST: TypeRule = { required: ['itemListElement'], advised: [] };
const PAGE: TypeRule = { required: ['name|headline'], advised: ['description', 'url'] };

const TYPES: Readonly<Record<string, TypeRule>> = {
  Article: ARTICLE,
  NewsArticle: ARTICLE,
  OpinionNewsArticle: ARTICLE,
  ReportageNewsArticle: ARTICLE,
  BlogPosting: ARTICLE,
  SocialMediaPosting: POSTING,
  DiscussionForumPosting: POSTING,
  Comment: { required: ['text', 'author', 'datePublished'], advised: ['url'] },
  Event: {
    required: ['name', 'startDate', 'location', 'location.address|location.url'],
    advised: ['description', 'endDate', 'eventStatus', 'image', 'offers', 'organizer'],
  },
  Offer: { required: ['price', 'priceCurrency'], advised: ['url', 'availability'] },
  Place: PLACE,
  City: PLACE,
  AdministrativeArea: PLACE,
  VirtualLocation: { required: ['url'], advised: [] },
  PostalAddress: { required: ['streetAddress|addressLocality'], advised: ['addressCountry'] },
  GeoCoordinates: { required: ['latitude', 'longitude'], advised: [] },
  Person: { required: ['name'], advised: ['url'] },
  Organization: ORGANISATION,
  NewsMediaOrganization: ORGANISATION,
  WebSite: { required: ['name', 'url'], advised: [] },
  WebPage: PAGE,
  WebPageElement: { required: ['cssSelector'], advised: [] },
  CollectionPage: PAGE,
  ProfilePage: { required: ['mainEntity'], advised: ['dateCreated'] },
  BreadcrumbList: { required: [...LIST.required, 'itemListElement.name'], advised: [] },
  ItemList: LIST,
  ListItem: { required: ['position', 'name|url|item'], advised: [] },
  ImageObject: {
    required: ['contentUrl|url'],
    advised: ['creator|creditText|copyrightNotice', 'license'],
  },
  VideoObject: {
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    advised: ['description', 'duration', 'contentUrl|embedUrl'],
  },
  AudioObject: { required: ['contentUrl|embedUrl'], advised: ['name', 'duration'] },
  InteractionCounter: { required: ['interactionType', 'userInteractionCount'], advised: [] },
  SearchAction: { required: ['target', 'query-input'], advised: [] },
};

/** Actions that only name what is counted. */
const BARE = /Action$/;

/** A picture whose terms nobody asks about. */
const LOGO = 'logo';

const DATES = ['datePublished', 'dateModified', 'dateCreated', 'startDate', 'endDate', 'uploadDate'];
/** A day, or a moment whose zone is told. */
const ISO = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/;
const ADDRESSES = ['url', 'contentUrl', 'thumbnailUrl', 'embedUrl', 'item', 'logo', 'license'];

export interface StructuredFaults {
  readonly faults: readonly string[];
  readonly advice: readonly string[];
}

/** Returns how many things a page tells of, and what is wrong with them. */
export const structuredDataOf = (elements: readonly HtmlElement[]): StructuredFaults & { count: number } => {
  const scripts = elements.filter(
    ({ name, attributes }) => name === 'script' && attributes.get('type') === 'application/ld+json',
  );
  const results = scripts.map((script) => faultsOfScript(script.text()));
  return {
    count: scripts.length,
    faults: results.flatMap(({ faults }) => faults),
    advice: results.flatMap(({ advice }) => advice),
  };
};

const faultsOfScript = (json: string): StructuredFaults => {
  const thing = parsed(json);
  if (typeof thing !== 'object' || thing === null) return only('JSON-LD, das sich nicht lesen lässt');
  const context = (thing as Thing)['@context'];
  const found = '@graph' in thing ? faultsOfAll(thing['@graph'], '') : faultsOf(thing as Thing, '');
  return context === 'https://schema.org'
    ? found
    : { ...found, faults: ['@context ist nicht https://schema.org', ...found.faults] };
};

type Thing = Readonly<Record<string, unknown>>;

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

const faultsOf = (thing: Thing, where: string): StructuredFaults => {
  const types = [thing['@type']].flat().map(String);
  // This is a reference to something that is told elsewhere.
  if (thing['@type'] === undefined && '@id' in thing) return NONE;
  const name = where === '' ? types.join('/') : `${where}.${types.join('/')}`;
  const rules = types.flatMap((type) => TYPES[type] ?? []);
  const unknown = types.filter((type) => !TYPES[type] && !BARE.test(type));
  const missing = (fields: readonly string[]) => fields.filter((field) => isMissing(thing, field.split('|')));
  const own: StructuredFaults = {
    faults: [
      ...unknown.map((type) => `${name}: kein bekannter Typ (${type})`),
      ...missing(rules.flatMap(({ required }) => required)).map((field) => `${name}: ${field} fehlt`),
      ...valueFaults(thing, name),
    ],
    advice: missing(rules.flatMap(({ advised }) => advised)).map(
      (field) => `${name}: ${field} wird empfohlen`,
    ),
  };
  const inner = Object.entries(thing).map(([key, value]) => {
    const found = faultsOfAll(value, name);
    return key === LOGO ? { ...found, advice: NONE.advice } : found;
  });
  return joined([own, ...inner]);
};

const faultsOfAll = (value: unknown, where: string): StructuredFaults =>
  joined(
    [value]
      .flat()
      .map((one) => (typeof one === 'object' && one !== null ? faultsOf(one as Thing, where) : NONE)),
  );

const valueFaults = (thing: Thing, name: string): readonly string[] =>
  Object.entries(thing).flatMap(([key, value]) => {
    if (value === null || value === '') return [`${name}: ${key} ist leer`];
    if (typeof value !== 'string') return [];
    if (DATES.includes(key) && !ISO.test(value)) return [`${name}: ${key} ist kein Zeitpunkt (${value})`];
    if (ADDRESSES.includes(key) && !URL.canParse(value)) return [`${name}: ${key} ist keine ganze Adresse`];
    return [];
  });

/** None of them is there. Of several things in a field each has to have one of what is asked for. */
const isMissing = (thing: Thing, ways: readonly string[]): boolean => {
  const outer = ways.filter((way) => !way.includes('.'));
  const inner = Map.groupBy(
    ways.filter((way) => way.includes('.')).map((way) => way.split('.') as [string, string]),
    ([name]) => name,
  );
  return (
    outer.every((name) => isEmpty(thing[name])) &&
    [...inner].every(([name, fields]) => {
      const within = (one: object) => fields.every(([, field]) => isEmpty((one as Thing)[field]));
      return (
        isEmpty(thing[name]) ||
        [thing[name]].flat().some((one) => typeof one === 'object' && one !== null && within(one))
      );
    })
  );
};

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const NONE: StructuredFaults = { faults: [], advice: [] };
const only = (fault: string): StructuredFaults => ({ faults: [fault], advice: [] });
const joined = (all: readonly StructuredFaults[]): StructuredFaults => ({
  faults: all.flatMap(({ faults }) => faults),
  advice: all.flatMap(({ advice }) => advice),
});
