// This is what a press in <subscribe-toggle> does: the other button is shown, wherever the same thing can be
// followed. contract.md 4, 8
import { showFlash } from '#design/behaviours/flash-message.ts';
import type { Press } from '#design/behaviours/pressed-form.ts';
import { post } from '#kernel/browser/requests.ts';

/** contract.md 7. */
interface ToggleAnswer {
  readonly status: string;
  readonly subscribed: boolean;
  readonly msg: string;
}

export const pressSubscribe: Press = async (place, button) => {
  const body = new URLSearchParams({ subscribed: button.value });
  const { status, subscribed, msg } = await post<ToggleAnswer>(button.form!.action, body);
  if (status === 'success') showEverywhere(place, subscribed);
  else showFlash({ type: 'warning', text: msg });
  return place;
};

const showEverywhere = ({ dataset }: HTMLElement, isSubscribed: boolean) => {
  const twins = `subscribe-toggle[data-of="${dataset['of']}"] button`;
  for (const button of document.querySelectorAll<HTMLButtonElement>(twins))
    button.hidden = (button.value === '1') === isSubscribed;
};
