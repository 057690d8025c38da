// What the pages of those who are signed in load beside the entry: elements that stay true while a page is open.
import { defineLiveBell } from '#bundles/users/ui/live-bell.ts';

defineLiveBell();
if (document.querySelector('live-thread,live-part'))
  void import('#bundles/messages/ui/live-messages.ts').then(({ defineLiveMessages }) => defineLiveMessages());
if (document.querySelector('media-element'))
  void import('#bundles/media/elements/ui/media-element.ts').then(({ defineMediaElement }) =>
    defineMediaElement(),
  );
// Where the menu of the account scrolls sideways, the page that is open comes into view.
for (const link of document.querySelectorAll('main nav [aria-current]'))
  link.scrollIntoView({ block: 'nearest', inline: 'center' });
