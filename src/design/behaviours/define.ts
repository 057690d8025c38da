// All small elements of the interface; the browser's entry calls this once. Each lives by being in the page.
import { defineClosingDetails } from './closing-details.ts';
import { defineFlashMessage } from './flash-message.ts';
import { defineRelativeTime } from './relative-time.ts';
import { defineSchemeSwitch } from './scheme-switch.ts';

export const defineBehaviours = (): void => {
  if (customElements.get('flash-message')) return;
  defineFlashMessage();
  defineRelativeTime();
  defineSchemeSwitch();
  defineClosingDetails();
};
