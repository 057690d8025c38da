// Draws the box beside an event: its next dates with what is left of their seats, and the button that registers.
import { Button, LinkButton } from '#design/Button.tsx';
import { DateBox, DateFacts } from '../../ui/DateBox.tsx';
import * as texts from '../texts.ts';
import type { RegistrationBoxView, RegistrationDateView } from '../views.ts';

export const RegistrationBox = ({ of: box }: { of: RegistrationBoxView | null }) =>
  box && (
    <DateBox id="anmeldung" title={texts.boxHeading} dates={box.dates} note={box.more}>
      {(date) => <Line of={date} />}
    </DateBox>
  );

const Line = ({ of: date }: { of: RegistrationDateView }) => (
  <>
    <DateFacts of={date} own={date.own}>
      {!date.own && <p className="note">{date.seats}</p>}
    </DateFacts>
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
  </>
);
