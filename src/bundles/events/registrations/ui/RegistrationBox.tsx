// Beside an event: its next dates with what is left of their seats, and the button that registers.
import { Button, LinkButton } from '#design/Button.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import * as texts from '../texts.ts';
import type { RegistrationBoxView, RegistrationDateView } from '../views.ts';
import styles from './RegistrationBox.module.css';

export const RegistrationBox = ({ of: box }: { of: RegistrationBoxView | null }) =>
  box && (
    <section className={`screen-only ${styles.box}`} id="anmeldung">
      <SectionHead title={texts.boxHeading} />
      <ul>
        {box.dates.map((date) => (
          <Line key={date.key} of={date} />
        ))}
      </ul>
      {box.more && <p className="note">{box.more}</p>}
    </section>
  );

const Line = ({ of: date }: { of: RegistrationDateView }) => (
  <li>
    <div>
      <time dateTime={date.iso}>
        <b>{date.day}</b>, {date.hours}
      </time>
      <p className={date.own ? styles.own : 'note'}>{date.own ?? date.seats}</p>
    </div>
    {date.action && (
      <form method="post" action={date.action}>
        <Button type="submit" variant="second" isSmall aria-label={texts.labelFor(date.button, date.day)}>
          {date.button}
        </Button>
      </form>
    )}
    {date.href && (
      <LinkButton
        href={date.href}
        variant={date.own ? 'quiet' : 'second'}
        isSmall
        rel="nofollow"
        aria-label={texts.labelFor(date.button, date.day)}
      >
        {date.button}
      </LinkButton>
    )}
  </li>
);
