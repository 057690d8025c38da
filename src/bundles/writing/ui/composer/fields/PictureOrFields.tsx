// Draws the picture of a form outside the composer: chosen where scripts run, elsewhere typed into plain fields.
import type { ReactNode } from 'react';
import { useIsAwake } from '#design/use-is-awake.ts';
import styles from './Fields.module.css';
import { PictureField } from './PictureField.tsx';
import type { ChosenPicture } from './use-picture.ts';

interface PictureOrFieldsProps {
  readonly name: string;
  readonly picture: ChosenPicture;
  readonly id: number | null;
  readonly hint: string;
  readonly error: string | undefined;
  /** Fields for browsers without scripts, or where the island's code doesn't come; they send nothing once it is awake. */
  readonly plainFields: ReactNode;
}

/** Both are drawn, so that nothing moves when the island wakes. */
export const PictureOrFields = ({ name, picture, id, hint, error, plainFields }: PictureOrFieldsProps) => {
  const isAwake = useIsAwake();
  return (
    <>
      <div className={styles.scripted}>
        <PictureField
          name={isAwake ? name : `${name}-asleep`}
          isAsleep={!isAwake}
          picture={picture}
          hasPicture={id !== null}
          hint={hint}
          error={error}
        />
        {isAwake && <input type="hidden" name={name} value={id ?? ''} />}
      </div>
      {!isAwake && <div className={styles.scriptless}>{plainFields}</div>}
    </>
  );
};
