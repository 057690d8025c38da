// Shows two versions of the same place side by side: mine, theirs or both. What goes together was put together before.
import { useState } from 'react';
import { Button } from '#design/Button.tsx';
import { Dialog } from '#design/Dialog.tsx';
import { Choice as Radio } from '#design/Field.tsx';
import { mergeContents } from '../../rules/merge.ts';
import type { Choice, Conflict } from '../../rules/merge.ts';
import type { ComposerView } from '../../views.ts';
import { wordsOfValue } from './conflict-words.ts';
import type { OpenConflict } from './engine/state.ts';
import styles from './MergeDialog.module.css';
import * as texts from './texts.ts';

interface MergeProps<Content extends object> {
  readonly mine: Content;
  readonly conflict: OpenConflict<Content>;
  readonly fieldNames: Readonly<Record<string, string>>;
  readonly view: Pick<ComposerView, 'categories' | 'place' | 'viewer'>;
  readonly onResolve: (choices: Readonly<Record<string, Choice>>) => void;
  readonly onClose: () => void;
}

export const MergeDialog = <Content extends object>(props: MergeProps<Content>) => {
  const { mine, conflict, fieldNames, view, onResolve, onClose } = props;
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const editor = conflict.editor === view.viewer.name ? null : conflict.editor;
  const { conflicts } = mergeContents(conflict.base, mine, conflict.theirs);
  return (
    <Dialog
      isWide
      title={texts.conflictTitle}
      onClose={onClose}
      actions={
        <>
          <Button variant="plain" onClick={onClose}>
            {texts.later}
          </Button>
          <Button variant="main" onClick={() => onResolve(choices)}>
            {texts.conflictTake}
          </Button>
        </>
      }
    >
      <p className={styles.intro}>{texts.conflictIntro(editor)}</p>
      {conflicts.map((one, at) => (
        <fieldset key={one.key} className={styles.conflict}>
          <legend>
            {fieldNames[one.field] ?? one.field} <span>{texts.chooseLegend(at + 1, conflicts.length)}</span>
          </legend>
          <div className={styles.sides}>
            <Side
              title={texts.mine}
              words={wordsOfValue(one.field, one.mine, view)}
              isChosen={choices[one.key] !== 'theirs'}
            />
            <Side
              title={texts.theirs(editor)}
              words={wordsOfValue(one.field, one.theirs, view)}
              isChosen={['theirs', 'both'].includes(choices[one.key] ?? 'mine')}
            />
          </div>
          <div className={styles.choices}>
            {choicesOf(one).map(([choice, label]) => (
              <Radio
                key={choice}
                type="radio"
                name={one.key}
                label={label}
                checked={(choices[one.key] ?? 'mine') === choice}
                onChange={() => setChoices({ ...choices, [one.key]: choice })}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </Dialog>
  );
};

/** Of a picture or a place there can be only one. */
const choicesOf = ({ mine, theirs }: Conflict): [Choice, string][] => {
  const canBeBoth = [mine, theirs].every((value) => typeof value === 'string' || Array.isArray(value));
  return [
    ['mine', texts.chooseMine],
    ['theirs', texts.chooseTheirs],
    ...(canBeBoth ? [['both', texts.chooseBoth] as [Choice, string]] : []),
  ];
};

interface SideProps {
  readonly title: string;
  readonly words: readonly string[];
  readonly isChosen: boolean;
}

const Side = ({ title, words, isChosen }: SideProps) => (
  <div className={styles.side} data-chosen={isChosen}>
    <p className={styles.whose}>{title}</p>
    {words.map((paragraph, at) => (
      <p key={at}>{paragraph}</p>
    ))}
  </div>
);
