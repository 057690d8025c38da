// Defines the small elements that may stand on any page; the browser's entry calls this once. Each lives by being in the page.
import { defineClosingDetails } from './closing-details.ts';
import { defineCopyButton } from './copy-button.ts';
import { defineFieldCounter } from './field-counter.ts';
import { defineFlashMessage } from './flash-message.ts';
import { defineLineClamp } from './line-clamp.ts';
import { defineRelativeTime } from './relative-time.ts';
import { defineSchemeSwitch } from './scheme-switch.ts';
import { defineSmoothScroll } from './smooth-scroll.ts';

export const defineBehaviours = (): void => {
  if (customElements.get('flash-message')) return;
  defineFlashMessage();
  defineRelativeTime();
  defineSchemeSwitch();
  defineClosingDetails();
  defineCopyButton();
  defineLineClamp();
  defineSmoothScroll();
  defineFieldCounter();
};
