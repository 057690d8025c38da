// Draws the box beside an event: who comes to its next dates, and the buttons with which one comes, shows one's name and is
// reminded.
import { Button, LinkButton } from '#design/Button.tsx';
import { DateBox, DateFacts } from '../../ui/DateBox.tsx';
import * as texts from '../texts.ts';
import type { MarkBoxView, MarkDateView } from '../views.ts';
import styles from './MarkBox.module.css';

export const MarkBox = ({ of: box }: { of: MarkBoxView | null }) =>
  box && (
    <DateBox id="kommen" title={texts.boxHeading} dates={box.dates} note={texts.boxNote}>
      {(date) => <Line of={date} signInHref={box.signInHref} />}
    </DateBox>
  );

const Line = ({ of: date, signInHref }: { of: MarkDateView; signInHref: string | null }) => (
  <>
    <DateFacts of={date} own={date.own}>
      {date.count && <Who of={date} />}
    </DateFacts>
    {signInHref ? (
      <div className={styles.acts}>
        {date.buttons.map(({ act, name }) => (
          <LinkButton
            key={act}
            href={signInHref}
            variant="quiet"
            isSmall
            rel="nofollow"
            aria-label={texts.labelFor(name, date.day)}
          >
            {name}
          </LinkButton>
        ))}
      </div>
    ) : (
      <form method="post" action={date.action} className={styles.acts}>
        {date.buttons.map(({ act, name }) => (
          <Button
            key={act}
            type="submit"
            name="act"
            value={act}
            variant="quiet"
            isSmall
            aria-label={texts.labelFor(name, date.day)}
          >
            {name}
          </Button>
        ))}
      </form>
    )}
  </>
);

const Who = ({ of: { count, people, others, peopleHref } }: { of: MarkDateView }) => (
  <p className="note">
    {count}
    {people.length > 0 && `, ${texts.withNames} `}
    {people.map(({ name, href }, at) => (
      <span key={href ?? at}>
        {at > 0 && ', '}
        {href ? <a href={href}>{name}</a> : name}
      </span>
    ))}
    {others && texts.and(others)}
    {peopleHref && (
      <>
        {' ('}
        <a href={peopleHref}>{texts.allNames}</a>)
      </>
    )}
  </p>
);
