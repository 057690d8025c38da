// This is what the pages of those who are signed in load beside the entry: elements that stay true while a
// page is open.
import { defineFileName } from '#design/behaviours/file-name.ts';
import { defineHalfTyped } from '#design/behaviours/half-typed.ts';
import { defineBookmarkToggle } from '#bundles/bookmarks/ui/bookmark-toggle.ts';
import { guardOwnPage } from '#kernel/browser/own-page.ts';
import { askSession } from '#bundles/users/ui/ask-session.ts';
import { defineLiveBell } from '#bundles/users/ui/live-bell.ts';

guardOwnPage(askSession);
defineLiveBell();
// Days and hours are asked for in forms of those who are signed in only.
defineHalfTyped();
if (document.querySelector('file-name')) defineFileName();
if (document.querySelector('bookmark-toggle')) defineBookmarkToggle();
if (document.querySelector('command-palette'))
  void import('#design/behaviours/command-palette.ts').then(({ defineCommandPalette }) =>
    defineCommandPalette(),
  );
// Pages of the desks have many forms: what stands in one of them is asked about before another one takes the page away.
if (document.querySelector('command-palette') && document.querySelector('main form[method=post] textarea'))
  void import('#design/behaviours/unsaved-words.ts').then(({ watchUnsavedWords }) => watchUnsavedWords());
if (document.querySelector('desk-table'))
  void import('#design/behaviours/desk-table.ts').then(({ defineDeskTable }) => defineDeskTable());
if (document.querySelector('filter-rows'))
  void import('#design/behaviours/filter-rows.ts').then(({ defineFilterRows }) => defineFilterRows());
if (document.querySelector('live-thread,live-part'))
  void import('#bundles/messages/ui/live-messages.ts').then(({ defineLiveMessages }) => defineLiveMessages());
if (document.querySelector('media-element'))
  void import('#bundles/media/elements/ui/media-element.ts').then(({ defineMediaElement }) =>
    defineMediaElement(),
  );
if (document.querySelector('news-mark'))
  void import('#bundles/feeds/news/ui/news-mark.ts').then(({ defineNewsMark }) => defineNewsMark());
if (document.querySelector('comments-lock'))
  void import('#bundles/comments/ui/lock-mark.ts').then(({ defineLockMark }) => defineLockMark());
if (document.querySelector('history-reveal'))
  void import('#bundles/history-desk/ui/history-reveal.ts').then(({ defineHistoryReveal }) =>
    defineHistoryReveal(),
  );
if (document.querySelector('week-calendar'))
  void import('#bundles/writing/planning/ui/week-calendar.ts').then(({ defineWeekCalendar }) =>
    defineWeekCalendar(),
  );
if (document.querySelector('performance-gauge'))
  void import('#bundles/audience/ui/performance-gauge.ts').then(({ definePerformanceGauge }) =>
    definePerformanceGauge(),
  );
if (document.querySelector('[data-forgets-reading]'))
  void import('#bundles/reading-history/ui/forget-here.ts').then(({ watchForgetting }) => watchForgetting());
// What waits for the network is sent, and what was saved is fetched for times without one, once the page has nothing else to do.
// Where that is away just then, there is nothing to do: the next page begins anew.
setTimeout(
  () =>
    import('./client-idle.ts').then(
      ({ beginIdle }) => beginIdle(),
      () => undefined,
    ),
  3000,
);
// Where a line of tabs scrolls sideways, the one that is open comes into view; the page itself stays where it is.
for (const link of document.querySelectorAll('main nav [aria-current]')) {
  const line = link.closest('ul, nav')!;
  const [own, around] = [link.getBoundingClientRect(), line.getBoundingClientRect()];
  line.scrollLeft += own.left + own.width / 2 - (around.left + around.width / 2);
}
