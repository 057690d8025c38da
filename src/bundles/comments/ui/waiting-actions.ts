// Handles on the open page what was written without a network: its author takes it back, it is sent, or it comes back because the
// server refused it.
import { changeAndFocus } from './form-actions.ts';
import type { ListActions } from './list-actions.ts';
import { onGivenBack, onSent, takeFromOutbox } from './outbox.ts';
import type { UnsentComment } from './outbox.ts';
import { drawAnew } from './stage.ts';
import type { Stage } from './stage.ts';

export const waitingActions = (stage: Stage, list: ListActions) => {
  const { drafts, view } = stage;
  return {
    /** Listens for what is given back, which stands in its form at once, and for what is sent, which stands in the list. */
    listen: (): (() => void) => {
      const stops = [
        onGivenBack(view.liveTopic, (form) => drawAnew(stage, form)),
        onSent(view.liveTopic, (commentId) => void list.addOwn(commentId)),
      ];
      return () => stops.forEach((stop) => stop());
    },
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
