// Asks before a comment is deleted or refused, a thread closed or opened, or something hasty is sent.
import { ModerationDialog } from './ModerationDialog.tsx';
import type { QuestionDialogProps, UnsentQuestion } from './stage.ts';
import { UnsentDialog } from './UnsentDialog.tsx';

export const QuestionDialog = ({ question, ...props }: QuestionDialogProps) =>
  question.kind === 'unsent' ? (
    // Another question gets another dialog: the one after the other may be asked of the same text.
    <UnsentDialog key={keyOf(question)} question={question} {...props} />
  ) : (
    <ModerationDialog question={question} {...props} />
  );

const keyOf = ({ calm }: UnsentQuestion) => (calm ? 'calm' : 'people');
