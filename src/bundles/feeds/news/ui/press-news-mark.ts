// This is what a press in <news-mark> does: the button says what the next one would do. contract.md 4, 7
import { showFlash } from '#design/behaviours/flash-message.ts';
import type { Press } from '#design/behaviours/pressed-form.ts';
import { post } from '#kernel/browser/requests.ts';
import * as texts from '../texts.ts';

/** contract.md 7. */
interface MarkAnswer {
  readonly is_marked: boolean;
  readonly msg: string;
}

export const pressNewsMark: Press = async (place, button) => {
  const body = new URLSearchParams({ is_marked: button.value });
  const { is_marked: isMarked, msg } = await post<MarkAnswer>(button.form!.action, body);
  button.value = isMarked ? '0' : '1';
  button.textContent = isMarked ? texts.unmark : texts.mark;
  showFlash({ type: 'success', text: msg });
  return place;
};
