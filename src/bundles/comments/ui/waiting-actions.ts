// What was written without a network, on the open page: taken back by its author, or brought back because it wasn't taken.
import { changeAndFocus } from './form-actions.ts';
import type { ListActions } from './list-actions.ts';
import { onGivenBack, takeFromOutbox } from './outbox.ts';
import type { UnsentComment } from './outbox.ts';
import { drawAnew } from './stage.ts';
import type { Stage } from './stage.ts';

export const waitingActions = (stage: Stage, list: ListActions) => {
  const { drafts, view } = stage;
  return {
    /** What was brought back stands in its form at once. */
    listen: (): (() => void) => onGivenBack(view.liveTopic, (form) => drawAnew(stage, form)),
    /** It stands in its form again, to be changed or left. */
    takeBack: async (comment: UnsentComment): Promise<void> => {
      const { form, text } = comment;
      takeFromOutbox(comment);
      const begun = drafts.find(form);
      drafts.save(form, begun ? `${text}\n\n${begun}` : text);
      if (form.kind !== 'new') await list.bringIn(form.commentId);
      drawAnew(stage, form);
      changeAndFocus(stage, form, { form, isFormAsked: true });
    },
  };
};
