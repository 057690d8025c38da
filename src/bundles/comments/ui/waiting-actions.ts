// What was written without a network, on the open page: taken back by its author, or brought back because it wasn't taken.
import { changeAndFocus } from './form-actions.ts';
import type { ListActions } from './list-actions.ts';
import { GIVEN_BACK, takeFromOutbox } from './outbox.ts';
import type { UnsentComment } from './outbox.ts';
import type { Stage } from './stage.ts';

export const waitingActions = (stage: Stage, list: ListActions) => {
  const { drafts, now, change } = stage;
  const drawFormsAnew = () => change({ sentForms: now().sentForms + 1 });
  return {
    /** What was brought back stands in its form at once. */
    listen: (): (() => void) => {
      addEventListener(GIVEN_BACK, drawFormsAnew);
      return () => removeEventListener(GIVEN_BACK, drawFormsAnew);
    },
    /** It stands in its form again, to be changed or left. */
    takeBack: async (comment: UnsentComment): Promise<void> => {
      const { form, text } = comment;
      takeFromOutbox(comment);
      const begun = drafts.find(form);
      drafts.keep(form, begun ? `${text}\n\n${begun}` : text);
      if (form.kind !== 'new') await list.bringIn(form.commentId);
      drawFormsAnew();
      changeAndFocus(stage, form, { form, isFormAsked: true });
    },
  };
};
