// This is what a press in <bookmark-toggle> does: the other button is shown, wherever the same thing can be saved.
import { showFlash } from '#design/behaviours/flash-message.ts';
import type { Press } from '#design/behaviours/pressed-form.ts';
import { postToWorker } from '#bundles/offline/ui/public.ts';
import { post } from '#kernel/browser/requests.ts';

interface SetAnswer {
  readonly status: string;
  readonly saved: boolean;
  readonly msg: string;
}

export const pressBookmark: Press = async (place, button) => {
  const body = new URLSearchParams({ gemerkt: button.value });
  const { status, saved, msg } = await post<SetAnswer>(button.form!.action, body);
  showFlash({ type: status === 'success' ? 'success' : 'warning', text: msg });
  if (status !== 'success') return place;
  postToWorker({ type: 'saved' });
  if (saved) dispatchEvent(new Event('litfass:saved'));
  const twins = `bookmark-toggle[data-of="${place.dataset['of']}"] button`;
  for (const twin of document.querySelectorAll<HTMLButtonElement>(twins))
    twin.hidden = (twin.value === '1') === saved;
  return place;
};
