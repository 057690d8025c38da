// Reads a sentence in German of which one part after another is understood and taken away, until nothing is left that isn't.
import { NUMBER_WORD, numberIn } from './german-days.ts';

/** Says whether this is a time that there is, or none at all. */
export const isClock = (clock: string): boolean => clock === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(clock);

export const wordsOf = (said: string): string =>
  said
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .replaceAll(/[„“”"!;()]/g, ' ')
    .replaceAll(/(?<=\d\.)\s*[/+&]\s*(?=\d)/g, ' und ')
    .replaceAll('vierteljährlich', 'alle 3 monate')
    .replaceAll('halbjährlich', 'alle 6 monate')
    .replaceAll(PART_OF_WEEKDAY, '$1$3 $2s')
    .replaceAll(SPOKEN_CLOCK, (_, part: string, hour: string) => `${spokenClock(part, hour)} uhr`)
    .replaceAll(SPOKEN_HOUR, (_, hour: string) => `${numberIn(hour)} uhr`)
    .trim();

/** Minutes after the hour that is named, or before it; „halb acht“ names the hour that comes. */
const SPOKEN_PARTS: Readonly<Record<string, number>> = {
  halb: -30,
  dreiviertel: -15,
  'viertel vor': -15,
  'viertel nach': 15,
};
const SPOKEN_CLOCK = new RegExp(
  `(?<![a-zäöüß\\d])(${Object.keys(SPOKEN_PARTS).join('|')}) (${NUMBER_WORD}|1[0-2]|[1-9])(?: uhr)?(?![a-zäöüß\\d.:])`,
  'g',
);
const SPOKEN_HOUR = new RegExp(`(?<![a-zäöüß\\d])(${NUMBER_WORD}) uhr(?![a-zäöüß])`, 'g');

/** „Halb eins“ is half past twelve. */
const spokenClock = (part: string, hour: string): string => {
  const minutes = numberIn(hour) * 60 + SPOKEN_PARTS[part]!;
  return `${Math.floor(minutes / 60) || 12}:${minutes % 60}`;
};

/** „dienstagabends“ is „dienstags abends“. */
const PART_OF_WEEKDAY =
  /((?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend)[- ]?(abend|nachmittag|vormittag|mittag|morgen|früh)(s?)(?![a-zäöüß])/g;

export const splitAt = (text: string, pattern: RegExp): readonly [string, string] => {
  const found = pattern.exec(text);
  return found ? [text.slice(0, found.index), text.slice(found.index + found[0].length)] : [text, ''];
};

/** Words of which one part after another is taken away. */
export class Words {
  private text: string;

  constructor(text: string) {
    this.text = ` ${text} `;
  }

  take(pattern: string): readonly (string | undefined)[] | undefined {
    const found = new RegExp(`(?<![a-zäöüß\\d])(?:${pattern})(?![a-zäöüß\\d])`).exec(this.text);
    if (!found) return undefined;
    this.text = `${this.text.slice(0, found.index)} ${this.text.slice(found.index + found[0].length)}`;
    return found.slice(1);
  }

  takeAll(pattern: string): readonly (readonly (string | undefined)[])[] {
    const all = [];
    for (let found = this.take(pattern); found; found = this.take(pattern)) all.push(found);
    return all;
  }

  /** What nobody took, without the words that hold a sentence together. */
  left(): string {
    return this.text
      .replaceAll(FILLERS, ' ')
      .replaceAll(/[,.\s-]+/g, ' ')
      .trim();
  }
}

const FILLERS =
  /(?<![a-zäöüß])(?:und|sowie|am|an|im|in|um|ab|von|jeweils|immer|stets|der|die|das|den|dem|des|findet|statt|jede[rnsm]?|regelmäßig|wieder|los|gehts?|es|treffen|wir|uns)(?![a-zäöüß])/g;

const clock = (hour: string | undefined, minute: string | undefined) =>
  `${(hour ?? '').padStart(2, '0')}:${minute ?? '00'}`;

/** Returns the end; a day that ends at 24 o’clock ends when the next one begins. */
const endClock = (hour: string | undefined, minute: string | undefined) =>
  clock(hour, minute).replace('24:00', '00:00');

/** What is counted isn't minutes. */
const COUNTED = '(?:mal|x|termine|abende|treffen)(?![a-zäöüß])';

const TIME = '(\\d{1,2})(?:[.:](\\d{2}))?';

/** The word after an hour; that of „19 h“ is one, too. */
const HOUR = '(?:uhr|h)';

interface Hours {
  readonly from: string;
  readonly until: string;
  readonly isAllDay: boolean;
}

/** Takes the hours; undefined where none is said. „Abends um 8 Uhr“ is at twenty o’clock. */
export const takeHours = (words: Words): Hours | undefined => {
  const hours = takeClocks(words);
  // „Abends um zwölf“ is said of midnight, which is on the next day.
  if (!hours || hours.isAllDay || hours.from.startsWith('12')) return hours;
  const late = words.take('(?:am )?(abend|nachmittag)s?');
  if (!late) words.take('(?:am )?(?:vormittags?|morgens|frühs?)');
  if (!late || hours.from >= NOON) return hours;
  const isSameHalf = hours.until > hours.from && hours.until < NOON;
  return {
    ...hours,
    from: inSecondHalf(hours.from),
    until: isSameHalf ? inSecondHalf(hours.until) : hours.until,
  };
};

const NOON = '12:00';
const inSecondHalf = (clock: string) => `${Number(clock.slice(0, 2)) + 12}${clock.slice(2)}`;

const takeClocks = (words: Words): Hours | undefined => {
  if (words.take('ganztägig|ganztags|den ganzen tag|ganzer tag'))
    return { from: '', until: '', isAllDay: true };
  const span = words.take(
    `(?:von |um |ab )?${TIME}\\s*${HOUR}?\\s*(?:-|bis)\\s*(?:gegen |ca\\.? )?${TIME}\\s*${HOUR}`,
  );
  if (span) return { from: clock(span[0], span[1]), until: endClock(span[2], span[3]), isAllDay: false };
  const colons = words.take(
    `(?:von |um |ab )?(\\d{1,2}):(\\d{2})(?:\\s*${HOUR})?(?:\\s*(?:-|bis)\\s*(\\d{1,2}):(\\d{2}))?`,
  );
  if (colons) {
    const until = colons[2] === undefined ? '' : endClock(colons[2], colons[3]);
    return { from: clock(colons[0], colons[1]), until, isAllDay: false };
  }
  const one = words.take(`(?:um |ab )?${TIME}\\s*${HOUR}(?:\\s*(\\d{2})(?!\\s*${COUNTED}))?`);
  return one ? { from: clock(one[0], one[1] ?? one[2]), until: '', isAllDay: false } : undefined;
};
