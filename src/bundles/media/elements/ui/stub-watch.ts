// Watches the pictures of a page that are still being worked on (`data-stub` on their frames): asks every five seconds
// which of them are ready, and draws those anew. contract.md 4, 9
import { request } from '#kernel/browser/requests.ts';
import { url } from '#kernel/named-routes.ts';
import { STUB_POLL_MS, STUB_TIMEOUT_MS } from '../constants.ts';
import { elementPaths } from '../paths.ts';
import { reloadPicture } from './reload-picture.ts';

let isWatching = false;

/** Goes on until none is left. To be called again by who brings a new one into the page. */
export const watchStubs = (): void => {
  if (isWatching) return;
  isWatching = true;
  void watch().finally(() => (isWatching = false));
};

const watch = async () => {
  while (findStubs().length > 0) {
    await pause();
    await untilVisible();
    // A call that gets no answer is given up before the next one begins.
    void look();
  }
};

const look = async () => {
  const frames = findStubs().filter(isReady);
  const flags = await ask([...new Set(frames.map(idOf))]);
  if (!flags) return;
  await Promise.all(frames.map((frame) => settle(frame, flags[idOf(frame)])));
  watchStubs();
};

/** Ends the wait of one picture. Without a flag it is gone, or the reader may not see it: it stays as it is. */
const settle = async (frame: HTMLElement, flag: boolean | undefined) => {
  if (flag === true) return;
  const id = idOf(frame);
  delete frame.dataset['stub'];
  if (flag === false) await reloadPicture(frame, id);
};

/** One call takes so many. contract.md 11.9 */
const MOST_IDS = 200;

/** Asks for the flags by id; undefined when there was no answer in time, which only the log is told. contract.md 8 */
const ask = async (ids: readonly string[]): Promise<Readonly<Record<string, boolean>> | undefined> => {
  if (ids.length === 0) return undefined;
  const address = `${url(elementPaths.isStub)}?ids=${ids.slice(0, MOST_IDS).join(',')}`;
  try {
    return await request(address, { signal: AbortSignal.timeout(STUB_TIMEOUT_MS) }, async (response) => {
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
      return (await response.json()) as Record<string, boolean>;
    });
  } catch (error) {
    // oxlint-disable-next-line no-console -- contract.md 8: only logged
    console.debug(error);
    return undefined;
  }
};

const findStubs = () => [...document.querySelectorAll<HTMLElement>('[data-stub]')];

const idOf = ({ dataset }: HTMLElement) => dataset['stub'] ?? '';

/** Says whether the picture can be looked at now: an island that still sleeps wakes with what the server drew. */
const isReady = (frame: HTMLElement) => !frame.closest('x-island:not([data-awake])');

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, STUB_POLL_MS));

const untilVisible = async () => {
  while (document.hidden)
    await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
};
