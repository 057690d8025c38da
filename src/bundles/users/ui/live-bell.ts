// <live-bell data-topic="…"> around a bell of the masthead keeps its number true while the page is open.
import { subscribe } from '#kernel/browser/live.ts';
import { request } from '#kernel/browser/requests.ts';
import { shortCount } from '#design/texts.ts';
import { url } from '#kernel/named-routes.ts';
import type { BellCounts } from '../bells.ts';
import { userPaths } from '../paths.ts';

export const defineLiveBell = (): void => {
  class LiveBell extends HTMLElement {
    private stop = () => {};

    connectedCallback() {
      const { topic } = this.dataset;
      if (topic) this.stop = subscribe(topic, () => void this.refresh());
    }

    disconnectedCallback() {
      this.stop();
    }

    private async refresh() {
      const counts = await askForCounts();
      const bell = counts?.[this.querySelector('a')?.getAttribute('href') ?? ''];
      const disc = this.querySelector<HTMLElement>('[data-count]');
      if (!bell || !disc) return;
      disc.textContent = shortCount(bell.count);
      disc.title = bell.note;
      disc.hidden = bell.count === 0;
    }
  }
  customElements.define('live-bell', LiveBell);
};

let asking: Promise<BellCounts | undefined> | undefined;

/** Several bells that hear at once ask once; undefined when it fails, and the next change asks anew. */
const askForCounts = () => {
  asking ??= request(url(userPaths.bells), { headers: { accept: 'application/json' } }, read)
    .catch(() => undefined)
    .finally(() => (asking = undefined));
  return asking;
};

const read = async (response: Response) =>
  response.ok ? ((await response.json()) as BellCounts) : undefined;
