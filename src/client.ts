// This is what every page loads: small elements, and islands that wake when they are needed. The stylesheet
// is built apart. Lets components be exchanged while developing; empty in the built file.
import '@vitejs/plugin-react/preamble';
import { defineBehaviours } from '#design/behaviours/define.ts';
import { defineIslands } from '#kernel/island-element.ts';
import { defineLikeButton } from '#bundles/likes/ui/like-button.ts';
import { defineLazyImage } from '#bundles/media/ui/lazy-image.ts';
import { defineSubscribeToggle } from '#bundles/subscriptions/ui/subscribe-toggle.ts';
import { defineMessages } from '#bundles/messages/ui/message-entry.ts';

defineBehaviours();
defineLazyImage();
defineLikeButton();
defineSubscribeToggle();
defineMessages();
if (document.querySelector('live-bell')) void import('./client-signed-in.ts');
if (document.querySelector('[data-stub]'))
  void import('#bundles/media/elements/ui/stub-watch.ts').then(({ watchStubs }) => watchStubs());
if (document.querySelector('cta-bar'))
  void import('#design/behaviours/cta-bar.ts').then(({ defineCtaBar }) => defineCtaBar());
if (document.querySelector('embed-frame'))
  void import('#bundles/embeds/ui/embed-frame.ts').then(({ defineEmbedFrame }) => defineEmbedFrame());
const mark = document.querySelector<HTMLElement>('[data-reading]');
// Counting readers begins with the first sign of one, or after a while: what a page loads at first has no part of it.
if (mark) {
  const signs = ['scroll', 'pointerdown', 'keydown'];
  const count = async () => {
    clearTimeout(timer);
    for (const sign of signs) removeEventListener(sign, count);
    (await import('./client-piece.ts')).beginReading(mark);
  };
  const timer = setTimeout(count, Number(mark.dataset['after'] ?? 5000));
  for (const sign of signs) addEventListener(sign, count, { passive: true });
}
// Cards say what was read, where this browser remembers anything of that.
try {
  if (localStorage['litfass-own:read'])
    void import('#bundles/piece-pages/ui/read-marks.ts').then(({ showReadMarks }) => showReadMarks());
} catch {
  // Storage is forbidden.
}
// What a reader may mean comes once somebody goes to a field of searching; `/` leads there.
const field = '[data-suggest]';
const wakeSearch = async (target: Element) =>
  (await import('#design/behaviours/search-field.ts')).wakeSearch(target as HTMLInputElement);
addEventListener('focusin', ({ target }) => {
  if ((target as Element).matches(field)) void wakeSearch(target as Element);
});
addEventListener('keydown', (event) => {
  const found = event.key === '/' && document.querySelector(field);
  if (!found || (event.target as Element).closest('input,textarea,select,[contenteditable]')) return;
  event.preventDefault();
  found.closest('details')?.setAttribute('open', '');
  (found as HTMLInputElement).focus();
});
defineIslands(
  async () => (await import('./client-islands.ts')).loaders,
  () => import('#kernel/island-react.ts'),
);
