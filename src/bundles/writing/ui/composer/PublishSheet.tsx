// Before something comes out: now or later, and until when it is shown.
import { useState } from 'react';
import { Button } from '#design/Button.tsx';
import { Dialog } from '#design/Dialog.tsx';
import { Choice, Field } from '#design/Field.tsx';
import { inputOfMoment, momentOfInput } from '../../rules/portal-clock.ts';
import styles from './PublishSheet.module.css';
import * as texts from './texts.ts';
import type { Acts } from './use-acts.ts';

interface SheetProps {
  readonly errors: Readonly<Record<string, string>>;
  readonly acts: Acts;
  readonly openChecks: number;
  readonly onClose: () => void;
}

interface Typed {
  readonly currentTarget: { readonly value: string };
}

export const PublishSheet = ({ errors, acts, openChecks, onClose }: SheetProps) => {
  const [isLater, setLater] = useState(acts.times.scheduledFor !== null);
  const [at, setAt] = useState(() => inputOfMoment(acts.times.scheduledFor?.iso ?? null));
  const [hasEnd, setHasEnd] = useState(acts.times.expiresAt !== null);
  const [end, setEnd] = useState(() => inputOfMoment(acts.times.expiresAt?.iso ?? null));
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({});
  const wrong = { ...errors, ...missing };
  const send = async () => {
    const found = {
      ...(isLater && momentOfInput(at) === null && { at: texts.publishAtMissing }),
      ...(hasEnd && momentOfInput(end) === null && { expiresAt: texts.publishAtMissing }),
    };
    setMissing(found);
    if (Object.keys(found).length > 0) return;
    const timing = { at: isLater ? momentOfInput(at) : null, expiresAt: hasEnd ? momentOfInput(end) : null };
    if (await acts.publish(timing)) onClose();
  };
  return (
    <Dialog
      title={texts.publishTitle}
      onClose={onClose}
      actions={
        <>
          <Button variant="plain" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="main" isBusy={acts.isBusy} onClick={() => void send()}>
            {isLater ? texts.plan : texts.publish}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        {openChecks > 0 && (
          <p className={styles.hint}>
            {texts.openPoints(openChecks)} {texts.openPointsNote}
          </p>
        )}
        <fieldset>
          <legend>{texts.publishWhen}</legend>
          <Choice
            type="radio"
            name="when"
            label={texts.publishNow}
            checked={!isLater}
            onChange={() => setLater(false)}
          />
          <Choice
            type="radio"
            name="when"
            label={texts.publishLater}
            checked={isLater}
            onChange={() => setLater(true)}
          />
        </fieldset>
        {isLater && (
          <Field
            name="at"
            type="datetime-local"
            label={texts.publishAt}
            value={at}
            error={wrong['at']}
            onChange={({ currentTarget }: Typed) => setAt(currentTarget.value)}
          />
        )}
        <Choice label={texts.hasEnd} checked={hasEnd} onChange={() => setHasEnd(!hasEnd)} />
        {hasEnd && (
          <Field
            name="expiresAt"
            type="datetime-local"
            label={texts.showUntil}
            value={end}
            error={wrong['expiresAt']}
            onChange={({ currentTarget }: Typed) => setEnd(currentTarget.value)}
          />
        )}
      </div>
    </Dialog>
  );
};
