// Asks when something takes place, in the words of whoever announces it, with the dates that come of them while they are typed.
import { useEffect, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from '#design/Button.tsx';
import { Field, fieldIdOf } from '#design/Field.tsx';
import { dayOf } from '#kernel/calendar.ts';
import { MAX_SERIES_WORDS } from '../../constants.ts';
import type { EventContentDate, EventContentSeries } from '../../views.ts';
import type { Span } from '../rules/holidays.ts';
import type { Understood, understand } from '../rules/understand.ts';
import * as texts from '../texts.ts';
import { DayList } from './DayList.tsx';
import styles from './Series.module.css';
import { useSchoolHolidays } from './use-school-holidays.ts';

interface WhenFieldProps {
  readonly name: string;
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly onDates: (dates: readonly EventContentDate[]) => void;
  readonly onSeries: (series: EventContentSeries) => void;
}

interface Typed {
  readonly currentTarget: { readonly value: string };
}

export const WhenField = (props: WhenFieldProps) => {
  const { name, words } = props;
  const { understood, isEmpty, isTaken, schoolHolidays, problem, come, change, take, toggle } =
    useWhen(props);
  return (
    <div className={styles.when} data-field={name}>
      <div className={styles.say}>
        <Field
          name={name}
          label={texts.when}
          help={texts.whenHint}
          placeholder={texts.whenPlaceholder}
          autoComplete="off"
          maxLength={MAX_SERIES_WORDS}
          value={words}
          error={problem}
          onFocus={come}
          onChange={({ currentTarget: { value } }: Typed) => change(value)}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            take();
          }}
        />
        {!isEmpty && (
          <Button isSmall variant="second" onClick={take}>
            {texts.take}
          </Button>
        )}
      </div>
      <Preview
        {...understood}
        {...(isTaken && isEmpty && { said: texts.taken })}
        name={name}
        schoolHolidays={schoolHolidays}
        onToggle={toggle}
      />
    </div>
  );
};

/** Returns what is understood of the words so far, and what can be done with it. */
const useWhen = ({ name, words, onWords, onDates, onSeries }: WhenFieldProps) => {
  const [isHere, setHere] = useState(false);
  /** The day on which the page was opened. */
  const [today] = useState(() => dayOf(new Date()));
  const [isTaken, setTaken] = useState(false);
  /** Days clicked out, or in again, before the series is taken over. */
  const [toggled, setToggled] = useState<readonly string[]>([]);
  const isAsked = isHere || words !== '';
  const isEmpty = words.trim() === '';
  const schoolHolidays = useSchoolHolidays(isAsked);
  const { read, isMissing } = useReader(isAsked);
  const understood = isEmpty ? undefined : read?.(words, today, schoolHolidays, toggled);
  const change = (changed: string) => {
    setTaken(false);
    setToggled([]);
    onWords(changed);
  };
  const take = () => {
    if (isEmpty) return;
    setTaken(true);
    if (!understood || understood.problem !== undefined)
      return document.getElementById(fieldIdOf(name))?.focus();
    if (understood.series) onSeries(understood.series);
    else onDates(understood.dates);
    change('');
    setTaken(true);
    // The button goes with the words, and the focus would go with it.
    document.getElementById(answerIdOf(name))?.focus();
  };
  const toggle = (day: string) =>
    setToggled(toggled.includes(day) ? toggled.filter((one) => one !== day) : [...toggled, day]);
  // While one is still typing a sentence isn't wrong.
  const problem = isTaken ? (isMissing ? texts.readerMissing : understood?.problem) : undefined;
  const come = () => setHere(true);
  return { understood, isEmpty, isTaken, schoolHolidays, problem, come, change, take, toggle };
};

interface Reader {
  readonly read: typeof understand | undefined;
  /** It couldn't be loaded. */
  readonly isMissing: boolean;
}

/** What understands sentences comes in a chunk of its own, with whoever says one. */
const useReader = (isAsked: boolean): Reader => {
  const [read, setRead] = useState<typeof understand>();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    const load = async () => {
      const loaded = await import('../rules/understand.ts');
      setRead(() => loaded.understand);
    };
    load().catch(() => setMissing(true));
  }, [isAsked]);
  return { read, isMissing };
};

/** The element that says what was understood, or taken over. */
const answerIdOf = (name: string) => `${name}.verstanden`;

interface PreviewProps extends Partial<Understood> {
  readonly name: string;
  readonly schoolHolidays: readonly Span[];
  readonly onToggle: (day: string) => void;
}

const Preview = ({ name, said, note, series, schoolHolidays, onToggle }: PreviewProps) => (
  <>
    <output className={styles.understood} id={answerIdOf(name)} tabIndex={-1}>
      {said}
    </output>
    {note && <p className="note">{note}</p>}
    {series && (
      <DayList
        series={series}
        schoolHolidays={schoolHolidays}
        changed={NONE}
        onToggle={onToggle}
        onChange={undefined}
      />
    )}
  </>
);

const NONE: ReadonlySet<string> = new Set();
