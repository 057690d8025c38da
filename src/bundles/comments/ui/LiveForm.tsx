// Draws a comment's form in the island: it brings back drafts, offers people and marks, and closes with Escape.
import { useRef } from 'react';
import { Button } from '#design/Button.tsx';
import * as texts from '../texts.ts';
import { CommentForm } from './CommentForm.tsx';
import type { CommentFormProps } from './CommentForm.tsx';
import styles from './CommentForm.module.css';
import { fieldIdOf } from './drafts.ts';
import { FormatBar } from './FormatBar.tsx';
import { MentionList, optionIdOf } from './MentionList.tsx';
import { useLiveField } from './use-live-field.ts';
import type { LiveField } from './use-live-field.ts';
import { useShaping } from './use-shaping.ts';

interface LiveFormProps {
  live: LiveField;
  plain: Omit<CommentFormProps, 'onSubmit' | 'onCancel' | 'onKeyDown' | 'field' | 'children'>;
  /** Where links to this form lead, when it is the one. */
  anchor: string | undefined;
  onSend: (data: FormData) => void;
  onCancel: () => void;
}

export const LiveForm = ({ live, plain, anchor, onSend, onCancel }: LiveFormProps) => {
  const field = useRef<HTMLTextAreaElement>(null);
  const { draft, mentions, mark, handlers } = useLiveField(field, live);
  const { Small, fail, toggle } = useShaping();
  const fieldId = fieldIdOf(live.form);
  const listId = `${fieldId}-people`;
  const { offers } = mentions;
  return (
    <div className={live.form.kind === 'new' ? styles.live : `${styles.live} ${styles.inline}`} id={anchor}>
      <CommentForm
        {...plain}
        onSubmit={(event) => {
          event.preventDefault();
          onSend(new FormData(event.currentTarget));
        }}
        onCancel={onCancel}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
        field={{
          ref: field,
          autoComplete: 'off',
          ...handlers,
          ...(offers && pointingAt(listId, offers.active)),
        }}
      >
        <div className={styles.tools}>
          {!Small && <FormatBar fieldId={fieldId} onMark={mark} />}
          <Button variant="plain" isSmall disabled={plain.isSending ?? false} onClick={toggle}>
            {Small ? texts.shapePlain : texts.shape}
          </Button>
        </div>
        {Small && <Small fieldId={fieldId} label={texts.yourComment} onFail={fail} />}
        {draft.isRestored && <Restored onDiscard={draft.discard} />}
      </CommentForm>
      {offers && <MentionList id={listId} offers={offers} onPick={mentions.pick} />}
    </div>
  );
};

const Restored = ({ onDiscard }: { onDiscard: () => void }) => (
  <p className={styles.restored}>
    {texts.draftRestored}{' '}
    <Button variant="plain" isSmall onClick={onDiscard}>
      {texts.discardDraft}
    </Button>
  </p>
);

/**
 * Returns the attributes by which the field points at the chosen one while people are offered. A <textarea> may not be called a
 * combobox.
 */
const pointingAt = (listId: string, active: number) =>
  ({
    'aria-haspopup': 'listbox',
    'aria-autocomplete': 'list',
    'aria-controls': listId,
    'aria-activedescendant': optionIdOf(listId, active),
  }) as const;
