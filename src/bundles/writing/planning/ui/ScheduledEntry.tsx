// Something that is scheduled, with the form that moves it.
import { Button } from '#design/Button.tsx';
import { Field } from '#design/Field.tsx';
import { Icon } from '#design/Icon.tsx';
import * as texts from '../texts.ts';
import type { ScheduledView } from '../views.ts';
import styles from './ScheduledEntry.module.css';

export const ScheduledEntry = ({
  of: { id, clock, title, href, note, author, move },
}: {
  of: ScheduledView;
}) => (
  <li id={id} className={styles.entry} data-entry={move ? '' : undefined}>
    <p className={styles.clock}>{clock}</p>
    <p>
      <a href={href} draggable={false} title={author ?? undefined}>
        {title}
      </a>
    </p>
    <p className={styles.note}>{note}</p>
    {move && (
      <details className={styles.move} name="verlegen">
        <summary aria-label={move.label} aria-describedby="verlegen-hilfe">
          <Icon name="calendar" /> {texts.move}
        </summary>
        <form method="post" action={move.action} data-move>
          {Object.entries(move.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Field
            id={`${id}-tag`}
            name="tag"
            type="date"
            label={texts.dayLabel}
            defaultValue={move.day}
            required
          />
          <Field
            id={`${id}-uhr`}
            name="uhr"
            type="time"
            label={texts.clockLabel}
            defaultValue={move.clock}
            required
          />
          <Button type="submit" variant="main" isSmall>
            {texts.moveButton}
          </Button>
        </form>
      </details>
    )}
  </li>
);
