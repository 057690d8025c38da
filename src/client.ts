// This is what every page loads: small elements, and islands that wake when they are needed. The stylesheet is built apart.
// Modules that come later aren't taken apart where they are imported: Vite would write a function around each.
// The first import lets components be exchanged while developing; it is empty in the built file.
import '@vitejs/plugin-react/preamble';
import { defineBehaviours } from '#design/behaviours/define.ts';
import { defineIslands } from '#kernel/island-element.ts';
import { defineLikeButton } from '#bundles/likes/ui/like-button.ts';
import { defineLazyImage } from '#bundles/media/ui/lazy-image.ts';
import { defineSubscribeToggle } from '#bundles/subscriptions/ui/subscribe-toggle.ts';
import { defineMessages } from '#bundles/messages/ui/message-entry.ts';

/**
 * What lies below the first screens (`far` in layout.css) and has more behind it (`soon`) is laid out bit by bit as soon as the page stands
 * in its own letters, so that nothing moves for those who jump.
 */
const layOutRest = () => {
  const part = document.querySelector('.soon');
  part?.classList.remove('far', 'soon');
  if (part) window.requestIdleCallback?.(layOutRest);
};

const wakeSearch = (target: Element) =>
  import('#design/behaviours/search-field.ts').then((search) =>
    search.wakeSearch(target as HTMLInputElement),
  );

/**
 * The page comes alive in a task of its own: this file is run in the one that styles the page for the first time. Asking for fonts before
 * that would have it laid out on the spot, with letters that are about to be replaced.
 */
const begin = () => {
  void document.fonts.ready.then(layOutRest);
  defineBehaviours();
  defineLazyImage();
  defineLikeButton();
  defineSubscribeToggle();
  defineMessages();
  if (document.querySelector('live-bell')) void import('./client-signed-in.ts');
  // Calls take care of themselves.
  if (document.querySelector('form[method=post]:not([action*=ajax])'))
    void import('#design/behaviours/sent-once.ts').then((once) => once.sendFormsOnce());
  if (document.querySelector('tab-panels'))
    void import('#design/behaviours/tab-panels.ts').then((panels) => panels.defineTabPanels());
  if (document.querySelector('[data-stub]'))
    void import('#bundles/media/elements/ui/stub-watch.ts').then((watch) => watch.watchStubs());
  // It shows nothing before somebody scrolls.
  if (document.querySelector('cta-bar'))
    addEventListener('scroll', async () => (await import('#design/behaviours/cta-bar.ts')).defineCtaBar(), {
      once: true,
    });
  if (document.querySelector('embed-frame'))
    void import('#bundles/embeds/ui/embed-frame.ts').then((embed) => embed.defineEmbedFrame());
  const mark = document.querySelector<HTMLElement>('[data-reading]');
  // Counting readers begins with the first sign of one, or after a while: what a page loads at first has no part of it.
  if (mark) {
    const signs = ['scroll', 'pointerdown', 'keydown'];
    // Browsers offer it as soon as they know the manifest, and once.
    let offer: Event | undefined;
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      offer = event;
    });
    const count = () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, count);
      void import('./client-piece.ts').then((piece) => piece.beginReading(mark, offer));
    };
    const timer = setTimeout(count, Number(mark.dataset['after'] ?? 5000));
    for (const sign of signs) addEventListener(sign, count);
  }
  // Cards say what was read, where this browser remembers anything of that.
  try {
    if (localStorage['litfass-own:read'])
      void import('#bundles/piece-pages/ui/read-marks.ts').then((marks) => marks.showReadMarks());
  } catch {
    // Storage is forbidden.
  }
  defineIslands(
    () => import('./client-islands.ts').then((islands) => islands.loaders),
    () => import('#kernel/island-react.ts'),
  );
};
// Keys and fields may be pressed before that.
// What a reader may mean comes once somebody goes to a field of searching; `/` leads there.
const field = '[data-suggest]';
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
setTimeout(begin);
