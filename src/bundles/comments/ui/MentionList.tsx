// Draws the people who may be meant, under the field in which one is typed. The focus stays in the field.
import { Portrait } from '#design/Portrait.tsx';
import * as texts from '../texts.ts';
import styles from './MentionList.module.css';
import type { Offers, Person } from './use-mentions.ts';

interface MentionListProps {
  id: string;
  offers: Offers;
  onPick: (person: Person) => void;
}

/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events --
   keys are pressed in the field; neither <datalist> nor <select> can show faces beside a text field */
export const MentionList = ({ id, offers: { people, active, top }, onPick }: MentionListProps) => (
  <div id={id} className={styles.list} role="listbox" aria-label={texts.mentionLabel} style={{ top }}>
    {people.map((person, at) => (
      <div
        key={person.id}
        id={optionIdOf(id, at)}
        role="option"
        tabIndex={-1}
        aria-selected={at === active}
        // Pressing would take the focus out of the field.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onPick(person)}
      >
        <Portrait of={person.portrait} name={person.name} size="small" />
        {person.name}
      </div>
    ))}
  </div>
);

export const optionIdOf = (listId: string, at: number): string => `${listId}-${at}`;
