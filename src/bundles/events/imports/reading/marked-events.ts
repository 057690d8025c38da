// Reads events that a page marks by classes: h-event of microformats 2, and hCalendar before it.
import { MAX_DEPTH_OF_PAGE, MAX_ENTRIES, MAX_TEXT_LENGTH } from './limits.ts';
import type { PageEvent } from './page-event.ts';

type Field = Exclude<keyof PageEvent, 'line' | 'isCancelled'> | 'status';

const FIELDS: Readonly<Record<string, Field>> = {
  'p-name': 'title',
  summary: 'title',
  'dt-start': 'start',
  dtstart: 'start',
  'dt-end': 'end',
  dtend: 'end',
  'p-location': 'venue',
  location: 'venue',
  'u-url': 'link',
  url: 'link',
  'u-uid': 'id',
  uid: 'id',
  'p-organizer': 'organiser',
  organizer: 'organiser',
  'e-content': 'text',
  'p-description': 'text',
  'p-summary': 'text',
  description: 'text',
  'p-status': 'status',
  status: 'status',
};

/** The elements without an end. */
const EMPTY = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const BREAKS = new Set(['br', 'p', 'li', 'div', 'h1', 'h2', 'h3', 'h4']);

interface Tag {
  readonly tagName: string;
  readonly attrs: readonly { readonly name: string; readonly value: string }[];
  readonly line: number;
  readonly isEmpty: boolean;
}

interface OpenEvent {
  readonly line: number;
  readonly said: Partial<Record<Field, string>>;
}

interface Open {
  readonly tagName: string;
  readonly event: OpenEvent | undefined;
  /** What its words say of the event around it. */
  readonly fields: readonly Field[];
  words: string;
}

export interface MarkedEvents {
  readonly open: (tag: Tag) => void;
  readonly close: (tagName: string) => void;
  readonly words: (chars: string) => void;
  readonly events: () => PageEvent[];
}

export const startMarkedEvents = (): MarkedEvents => {
  const events: OpenEvent[] = [];
  const stack: Open[] = [];
  const around = () => stack.findLast(({ event }) => event)?.event;
  const words = (chars: string) => {
    for (const open of stack)
      if (open.fields.length > 0 && open.words.length < MAX_TEXT_LENGTH) open.words += chars;
  };
  const finish = ({ fields, words }: Open) => {
    const event = around();
    for (const field of fields) if (event) event.said[field] ||= words.trim();
  };
  return {
    words,
    open: ({ tagName, attrs, line, isEmpty }) => {
      if (BREAKS.has(tagName)) words('\n');
      const valueOf = (wanted: string) => attrs.find(({ name }) => name === wanted)?.value.trim();
      const classes = (valueOf('class') ?? '').split(/\s+/);
      const isEvent = classes.some((name) => name === 'h-event' || name === 'vevent');
      const event = isEvent && events.length <= MAX_ENTRIES ? { line, said: {} } : undefined;
      if (event) events.push(event);
      const outer = around();
      const fields = outer
        ? classes.flatMap((name) => (Object.hasOwn(FIELDS, name) ? FIELDS[name]! : []))
        : [];
      const rest = fields.filter((field) => {
        const said = valueOf(attributeOf(field, tagName));
        if (outer && said) outer.said[field] ||= said;
        return !said;
      });
      if (isEmpty || EMPTY.has(tagName) || stack.length >= MAX_DEPTH_OF_PAGE) return;
      stack.push({ tagName, event, fields: rest, words: '' });
    },
    close: (tagName) => {
      const at = stack.findLastIndex((open) => open.tagName === tagName);
      if (at === -1) return;
      while (stack.length > at) finish(stack.pop()!);
    },
    events: () => {
      while (stack.length > 0) finish(stack.pop()!);
      return events.filter(({ said }) => said.start).map(toEvent);
    },
  };
};

/** Returns the attribute in which what programs are to read stands beside what people read. */
const attributeOf = (field: Field, tagName: string): string => {
  if (field === 'link' || field === 'id') return tagName === 'a' ? 'href' : 'content';
  if (field !== 'start' && field !== 'end') return 'content';
  return tagName === 'abbr' ? 'title' : 'datetime';
};

const toEvent = ({ line, said }: OpenEvent): PageEvent => ({
  line,
  id: said.id ?? '',
  link: said.link ?? '',
  title: said.title ?? '',
  text: said.text ?? '',
  venue: said.venue ?? '',
  organiser: said.organiser ?? '',
  start: said.start ?? '',
  end: said.end ?? '',
  isCancelled: /^(?:cancell?ed|abgesagt)$/i.test(said.status ?? ''),
});
