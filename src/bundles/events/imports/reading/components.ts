// Reads lines of a calendar as components with their properties. ical.js reads each line; how they lie within each other is
// counted here, so that what is broken or hostile costs a line and not the file.
import ICAL from 'ical.js';
import { MAX_DEPTH, MAX_ENTRIES, MAX_PROPERTIES } from './limits.ts';
import type { Report } from './report.ts';
import { LINES_PER_STEP } from './steps.ts';
import type { Steps } from './steps.ts';
import * as texts from './texts.ts';
import type { WholeLine } from './unfold.ts';

export interface Property {
  readonly name: string;
  readonly line: number;
  readonly params: ReadonlyMap<string, string>;
  /** The value as it stands there, with its escapes. */
  readonly value: string;
}

export interface Component {
  readonly name: string;
  readonly line: number;
  readonly properties: Property[];
  readonly parts: Component[];
}

/** A component without a name holds the outermost ones. */
export function* readComponents(lines: readonly WholeLine[], report: Report): Steps<Component> {
  const root: Component = { name: '', line: 0, properties: [], parts: [] };
  const open: Component[] = [root];
  let [tooDeep, entries] = [0, 0];
  for (const [at, { line, text }] of lines.entries()) {
    if (at % LINES_PER_STEP === 0) yield;
    const [, edge, name = ''] = /^(BEGIN|END)\s*:\s*(.*?)\s*$/i.exec(text) ?? [];
    if (edge === undefined) {
      if (tooDeep === 0) addProperty(open.at(-1)!, { line, text }, report);
    } else if (edge.toUpperCase() === 'END') {
      if (tooDeep > 0) tooDeep--;
      else close(open, name.toUpperCase(), { line, report });
    } else if (tooDeep > 0 || open.length > MAX_DEPTH) {
      if (tooDeep++ === 0) report.add(line, texts.tooDeep);
    } else {
      const component = { name: name.toUpperCase(), line, properties: [], parts: [] };
      closeForgotten(open, component, report);
      if (++entries <= MAX_ENTRIES * 4) open.at(-1)!.parts.push(component);
      open.push(component);
    }
  }
  for (const { name, line } of open.slice(1)) report.add(line, texts.missingEnd(name));
  return root;
}

/** No entry lies within another one; its END was forgotten. */
const closeForgotten = (open: Component[], { name, line }: Component, report: Report): void => {
  if (name !== 'VEVENT') return;
  const at = open.findIndex((one) => one.name === 'VEVENT');
  if (at === -1) return;
  report.add(line, texts.missingEnd('VEVENT'));
  open.length = at;
};

const close = (open: Component[], name: string, { line, report }: { line: number; report: Report }): void => {
  const at = open.findLastIndex((one, depth) => depth > 0 && one.name === name);
  if (at === -1) return report.add(line, texts.wrongEnd(name));
  for (const forgotten of open.slice(at + 1)) report.add(line, texts.missingEnd(forgotten.name));
  open.length = at;
};

/** What of an entry is looked at; invitations and alarms are nobody's business. */
const READ: ReadonlySet<string> = new Set(
  `UID SEQUENCE STATUS CLASS SUMMARY DESCRIPTION LOCATION URL ORGANIZER DTSTAMP LAST-MODIFIED DTSTART DTEND DURATION RRULE
  RDATE EXDATE RECURRENCE-ID X-MICROSOFT-CDO-ALLDAYEVENT TZID X-LIC-LOCATION TZOFFSETFROM TZOFFSETTO X-WR-CALNAME NAME
  X-WR-TIMEZONE`.split(/\s+/),
);

/** The options that keep values as they stand, so that a wrong one is found where it is used, with its line. */
const PLAIN: Parameters<typeof ICAL.parse.property>[1] = {
  value: {},
  param: {},
  property: {},
  propertyGroups: false,
};

const addProperty = (component: Component, { line, text }: WholeLine, report: Report): void => {
  const [, group = '', name = ''] = /^(?:([\w-]+)\.)?([\w-]+)/.exec(text) ?? [];
  if (!READ.has(name.toUpperCase())) return;
  if (component.properties.length >= MAX_PROPERTIES) return report.addOnce(line, texts.tooManyProperties);
  const plain = text.slice(group ? group.length + 1 : 0).replace(/^([\w-]+)\s+(?=[;:])/, '$1');
  try {
    const [, params, , value] = ICAL.parse.property(plain, PLAIN) as [string, object, string, unknown];
    component.properties.push({
      name: name.toUpperCase(),
      line,
      params: new Map(Object.entries(params).map(([key, param]) => [key, String(param)])),
      value: String(value).trim(),
    });
  } catch {
    report.add(line, texts.unreadableLine);
  }
};

/** Returns the first property of a name; calendars should have no other. */
export const propertyOf = ({ properties }: Component, ...names: readonly string[]): Property | undefined =>
  properties.find(({ name }) => names.includes(name));

export const propertiesOf = ({ properties }: Component, name: string): readonly Property[] =>
  properties.filter((property) => property.name === name);

/** Returns a text without its escapes. */
export const plainValue = ({ value }: Property): string =>
  value.replace(/\\([\\;,:"nN])/g, (_, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign));
