// Reads events that a page of the web says of itself, by JSON-LD (`Event` of schema.org) or by classes (h-event, hCalendar), as
// entries of a calendar. It walks once over the page's tags and words, as browsers read them; nothing of it is run. Reads what
// strangers send.
import { addDays } from '#kernel/calendar.ts';
import { holdsNoTags, walkHtml } from '#kernel/html-tokens.ts';
import type { Component, Property } from './components.ts';
import { eventsInJsonLd } from './json-ld.ts';
import { MAX_ENTRIES, MAX_PAGE_LENGTH } from './limits.ts';
import { madeUids } from './made-uids.ts';
import { startMarkedEvents } from './marked-events.ts';
import type { PageEvent } from './page-event.ts';
import type { Report } from './report.ts';
import * as texts from './texts.ts';

export const looksLikePage = (text: string): boolean =>
  /<(?:!doctype|html|head|body|script|div)\b/i.test(text);

/** Reads a page; every one of its events is an entry, and the root holds them as a calendar does. */
export const readPage = (html: string, report: Report): Component => {
  if (html.length > MAX_PAGE_LENGTH) report.add(0, texts.pageTooLong);
  const events = eventsOfPage(html.slice(0, MAX_PAGE_LENGTH), report);
  if (events.length > MAX_ENTRIES) report.add(0, texts.tooManyEntries(MAX_ENTRIES));
  const kept = events.slice(0, MAX_ENTRIES);
  const uidOf = uidsOf(kept);
  const parts = kept.map((event) => toComponent(event, uidOf(event)));
  return { name: 'VCALENDAR', line: 1, properties: [], parts };
};

const eventsOfPage = (html: string, report: Report): PageEvent[] => {
  const found: PageEvent[] = [];
  const marked = startMarkedEvents();
  let script: { readonly line: number; text: string } | undefined;
  let isHidden = false;
  walkHtml(html, {
    onStartTag: ({ tagName, attrs, selfClosing, line }) => {
      isHidden = holdsNoTags(tagName);
      const type = attrs
        .find(({ name }) => name === 'type')
        ?.value.trim()
        .toLowerCase();
      if (tagName === 'script' && type === 'application/ld+json') script = { line, text: '' };
      if (!isHidden) marked.open({ tagName, attrs, line, isEmpty: selfClosing });
    },
    onEndTag: ({ tagName }) => {
      if (script && tagName === 'script') found.push(...eventsInJsonLd(script.text, script.line, report));
      if (tagName === 'script') script = undefined;
      if (holdsNoTags(tagName)) isHidden = false;
      else marked.close(tagName);
    },
    onWords: (words) => {
      if (script) script.text += words;
      else if (!isHidden) marked.words(words);
    },
  });
  // Whoever says it both ways means the same.
  return found.length > 0 ? found : marked.events();
};

/**
 * Returns how an event is identified: by what the page itself calls it, where it calls no other one so; else by its title and
 * its beginning, in the order of the page.
 */
const uidsOf = (events: readonly PageEvent[]): ((event: PageEvent) => string) => {
  const counts = new Map<string, number>();
  for (const { id, link } of events)
    for (const name of new Set([id, link])) counts.set(name, (counts.get(name) ?? 0) + 1);
  const isOwn = (name: string) => name !== '' && counts.get(name) === 1;
  const madeOf = madeUids();
  return (event) => [event.id, event.link].find(isOwn) ?? madeOf(event).slice(0, MAX_UID_LENGTH);
};

const MAX_UID_LENGTH = 300;

const toComponent = (event: PageEvent, uid: string): Component => {
  const { line, title, text, venue, organiser, link, start, end, isCancelled } = event;
  const property = (name: string, value: string, params: Property['params'] = new Map()): Property[] =>
    value === '' ? [] : [{ name, line, params, value: escaped(value) }];
  return {
    name: 'VEVENT',
    line,
    parts: [],
    properties: [
      ...property('UID', uid),
      ...property('SUMMARY', title),
      ...property('DESCRIPTION', text),
      ...property('LOCATION', venue),
      ...property('URL', link),
      ...property('DTSTART', start),
      ...property('DTEND', endOf(start, end)),
      ...(organiser === '' ? [] : property('ORGANIZER', 'x', new Map([['cn', organiser]]))),
      ...(isCancelled ? property('STATUS', 'CANCELLED') : []),
    ],
  };
};

/** Pages name the last day, calendars the one after it. An end without an hour says nothing of a beginning with one. */
const endOf = (start: string, end: string): string => {
  const [isDay, isEndDay] = [DAY.test(start), DAY.test(end)];
  if (isDay !== isEndDay) return '';
  return isEndDay && !Number.isNaN(Date.parse(end)) ? addDays(end, 1) : end;
};

const DAY = /^\d{4}-\d\d-\d\d$/;

const escaped = (value: string): string => value.replaceAll('\\', '\\\\').replace(/\r?\n/g, '\\n');
