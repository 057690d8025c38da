// Feeds in JSON, by the text of JSON Feed 1.1. https://www.jsonfeed.org/version/1.1/

interface Item {
  readonly [name: string]: unknown;
}

const VERSION = 'https://jsonfeed.org/version/1.1';
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/** Returns what is wrong with a feed in JSON. */
export const jsonFeedFaults = (text: string): readonly string[] => {
  let feed: Item;
  try {
    feed = JSON.parse(text) as Item;
  } catch (error) {
    return [`Kein JSON: ${(error as Error).message}`];
  }
  const items = Array.isArray(feed['items']) ? (feed['items'] as Item[]) : undefined;
  const ids = (items ?? []).map(({ id }) => id);
  return [
    ...(feed['version'] === VERSION ? [] : ['Die Version fehlt']),
    ...(typeof feed['title'] === 'string' && feed['title'] ? [] : ['title fehlt']),
    ...addressFaults(feed, ['home_page_url', 'feed_url', 'icon']),
    ...(items ? items.flatMap(itemFaults) : ['items fehlt']),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `Die id ${String(id)} steht zweimal darin`),
  ];
};

const itemFaults = (item: Item): readonly string[] => {
  const hasText = ['content_html', 'content_text'].some((name) => typeof item[name] === 'string');
  const dates = ['date_published', 'date_modified'].filter((name) => item[name] !== undefined);
  return [
    ...(typeof item['id'] === 'string' && item['id'] ? [] : ['Ein Eintrag ohne id']),
    ...(hasText ? [] : ['Ein Eintrag ohne content_html und content_text']),
    ...addressFaults(item, ['url', 'image']),
    ...dates
      .filter((name) => !RFC_3339.test(String(item[name])))
      .map((name) => `${name} ist kein Zeitpunkt nach RFC 3339`),
    ...listFaults(item, 'tags', (tag) => typeof tag === 'string'),
    ...listFaults(item, 'authors', (author) => typeof (author as Item)['name'] === 'string'),
  ];
};

const addressFaults = (of: Item, names: readonly string[]): readonly string[] =>
  names
    .filter((name) => of[name] !== undefined && !URL.canParse(String(of[name])))
    .map((name) => `${name} ist keine ganze Adresse`);

const listFaults = (of: Item, name: string, isRight: (one: unknown) => boolean): readonly string[] => {
  const list = of[name];
  if (list === undefined) return [];
  return Array.isArray(list) && list.every(isRight) ? [] : [`${name} ist keine solche Liste`];
};
