// Asks before something comes out: now or later, and until when it is shown.
import { useState } from 'react';
import { Button } from '#design/Button.tsx';
import { Dialog } from '#design/Dialog.tsx';
import { Choice, Field } from '#design/Field.tsx';
import { inputOfMoment, momentOfInput } from '../../rules/moment-input.ts';
import styles from './PublishSheet.module.css';
import * as texts from './texts.ts';
import type { Acts } from './use-acts.ts';

interface SheetProps {
  readonly errors: Readonly<Record<string, string>>;
  readonly acts: Acts;
  /** Names of fields without which it can't come out. */
  readonly missing: readonly string[];
  /** These are points of the checklist. */
  readonly openAdvice: number;
  readonly onClose: () => void;
}

export const PublishSheet = ({ errors, acts, missing, openAdvice, onClose }: SheetProps) => {
  const start = useMoment(acts.times.scheduledFor);
  const end = useMoment(acts.times.expiresAt);
  const [unset, setUnset] = useState<Readonly<Record<string, string>>>({});
  const wrong = { ...errors, ...unset };
  const send = async () => {
    const found = {
      ...(start.isMissing && { at: texts.publishAtMissing }),
      ...(end.isMissing && { expiresAt: texts.publishAtMissing }),
    };
    setUnset(found);
    if (Object.keys(found).length > 0) return;
    if (await acts.publish({ at: start.moment, expiresAt: end.moment })) onClose();
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
            {start.isWanted ? texts.plan : texts.publish}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        {missing.length > 0 && <p className={styles.needed}>{texts.stillNeededLong(missing)}</p>}
        {missing.length === 0 && openAdvice > 0 && (
          <p className={styles.hint}>{texts.openPoints(openAdvice)}</p>
        )}
        <NowOrLater isLater={start.isWanted} onChange={start.want} />
        {start.isWanted && <MomentField name="at" label={texts.publishAt} of={start} error={wrong['at']} />}
        <Choice label={texts.hasEnd} checked={end.isWanted} onChange={() => end.want(!end.isWanted)} />
        {end.isWanted && (
          <MomentField name="expiresAt" label={texts.showUntil} of={end} error={wrong['expiresAt']} />
        )}
      </div>
    </Dialog>
  );
};

type Moment = ReturnType<typeof useMoment>;

/** Returns a moment that may be given; what is typed stays while it isn't wanted. */
const useMoment = (saved: { readonly iso: string } | null) => {
  const [isWanted, want] = useState(saved !== null);
  const [text, setText] = useState(() => inputOfMoment(saved?.iso ?? null));
  const moment = isWanted ? momentOfInput(text, saved?.iso) : null;
  return { isWanted, want, text, setText, moment, isMissing: isWanted && moment === null };
};

interface NowOrLaterProps {
  readonly isLater: boolean;
  readonly onChange: (isLater: boolean) => void;
}

const NowOrLater = ({ isLater, onChange }: NowOrLaterProps) => (
  <fieldset>
    <legend>{texts.publishWhen}</legend>
    <Choice
      type="radio"
      name="when"
      label={texts.publishNow}
      checked={!isLater}
      onChange={() => onChange(false)}
    />
    <Choice
      type="radio"
      name="when"
      label={texts.publishLater}
      checked={isLater}
      onChange={() => onChange(true)}
    />
  </fieldset>
);

interface MomentFieldProps {
  readonly name: string;
  readonly label: string;
  readonly of: Moment;
  readonly error: string | undefined;
}

interface Typed {
  readonly currentTarget: { readonly value: string };
}

const MomentField = ({ name, label, of, error }: MomentFieldProps) => (
  <Field
    name={name}
    type="datetime-local"
    label={label}
    value={of.text}
    error={error}
    onChange={({ currentTarget }: Typed) => of.setText(currentTarget.value)}
  />
);
