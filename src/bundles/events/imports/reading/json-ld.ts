// Reads events in JSON-LD, in the words of schema.org, however they are nested. Reads what strangers send.
import { MAX_JSON_NODES } from './limits.ts';
import type { PageEvent } from './page-event.ts';
import type { Report } from './report.ts';
import * as texts from './texts.ts';

type Node = Readonly<Record<string, unknown>>;

/** `line` is that of the script; what can't be read is reported. */
export const eventsInJsonLd = (json: string, line: number, report: Report): PageEvent[] => {
  let root: unknown;
  try {
    root = JSON.parse(json);
  } catch {
    report.add(line, texts.jsonUnreadable);
    return [];
  }
  const events: PageEvent[] = [];
  const waiting: unknown[] = [root];
  for (const [at, value] of waiting.entries()) {
    if (at >= MAX_JSON_NODES) {
      report.add(line, texts.tooManyNodes);
      break;
    }
    if (isNode(value) && isEvent(value)) events.push(toEvent(value, line));
    // One by one: there may be more of them than a call can have arguments.
    for (const inner of partsOf(value)) {
      if (waiting.length > MAX_JSON_NODES) break;
      waiting.push(inner);
    }
  }
  return events;
};

/** Returns what lies within a value and may hold events. */
const partsOf = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  return isNode(value) ? Object.values(value).filter((inner) => typeof inner === 'object') : [];
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Says whether a node is an event, such as `MusicEvent`, `https://schema.org/Festival`. A node that only names or frames others
 * needs no date and isn't one; where one tells more, its date is missing.
 */
const isEvent = (node: Node): boolean =>
  listOf(node['@type']).some(
    (type) => typeof type === 'string' && /(?:^|[/:])(?:[A-Z]\w*)?(?:Event|Festival)$/.test(type),
  ) &&
  (wordOf(node['startDate']) !== '' || isWithoutDate(node));

const isWithoutDate = (node: Node): boolean =>
  wordOf(node['name']) !== '' &&
  node['subEvent'] === undefined &&
  (node['location'] !== undefined || wordOf(node['endDate']) !== '');

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Returns the first word of several; '' for what isn't words. */
const wordOf = (value: unknown): string => {
  const [first] = listOf(value);
  if (typeof first === 'number') return String(first);
  if (typeof first === 'string') return first.trim();
  return isNode(first) && typeof first['@value'] === 'string' ? first['@value'].trim() : '';
};

const toEvent = (node: Node, line: number): PageEvent => ({
  line,
  id: wordOf(node['@id']) || wordOf(node['identifier']),
  link: wordOf(node['url']),
  title: wordOf(node['name']),
  text: wordOf(node['description']),
  venue: venueOf(node['location']),
  organiser: namesOf(node['organizer']),
  start: wordOf(node['startDate']),
  end: wordOf(node['endDate']),
  isCancelled: wordOf(node['eventStatus']).endsWith('EventCancelled'),
});

/** Returns the venue; of several places the first one that is a place. */
const venueOf = (value: unknown): string => {
  for (const place of listOf(value)) {
    if (typeof place === 'string') return place.trim();
    if (!isNode(place) || wordOf(place['@type']).endsWith('VirtualLocation')) continue;
    return [wordOf(place['name']), addressOf(place['address'])].filter(Boolean).join(', ');
  }
  return '';
};

const addressOf = (value: unknown): string => {
  const [address] = listOf(value);
  if (!isNode(address)) return wordOf(address);
  const town = [wordOf(address['postalCode']), wordOf(address['addressLocality'])].filter(Boolean).join(' ');
  return [wordOf(address['streetAddress']), town].filter(Boolean).join(', ');
};

const namesOf = (value: unknown): string =>
  listOf(value)
    .map((one) => (isNode(one) ? wordOf(one['name']) : wordOf(one)))
    .filter(Boolean)
    .join(', ');
