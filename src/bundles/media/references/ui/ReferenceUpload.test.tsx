import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { waitForRequests } from '#kernel/browser/requests.ts';
import { Island } from '#kernel/island.tsx';
import { fetchFrom } from '#kernel/testing/fetch-from.ts';
import { acting, hydrate } from '#kernel/testing/hydrate.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { FLASH_REGION_ID } from '#design/constants.ts';
import { findImages } from '../../queries.ts';
import { anImage } from '../../test-data.ts';
import { REFERENCE_ADDED } from '../constants.ts';
import { loadLists } from '../referables.ts';
import { aCaller, fillList } from '../test-data.ts';
import { ReferenceUpload } from './ReferenceUpload.island.tsx';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const browser = fetchFrom(app);
vi.stubGlobal('fetch', browser.fetch);
URL.createObjectURL = () => 'blob:preview';
URL.revokeObjectURL = () => {};

// Takes in the file itself, which is tested elsewhere; the lists are the portal's.
let arrivedId = 0;
let existingId: number | undefined;
const given = (id: number) => ({ imageObj: { id, is_stub: true }, imageUrls: {} });
const door = createServer((request, response) => {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', '*');
  request.resume().on('end', () => {
    const duplicateOf = existingId !== undefined && { duplicateOf: given(existingId) };
    const files = [{ ...given(arrivedId), ...duplicateOf }];
    response.end(JSON.stringify({ status: 'success', files }));
  });
});
await once(door.listen(0, '127.0.0.1'), 'listening');
const { port } = door.address() as AddressInfo;
afterAll(() => {
  door.closeAllConnections();
  door.close();
});
afterEach(waitForRequests);

/** A busy machine takes its time. */
const PATIENT = { timeout: 10_000 };

/** Brings one picture, which the portal then knows by its id, and which may be the same as one that is there; gives the ids that the page was told. */
const bring = async (
  headers: Record<string, string>,
  id: number,
  existing?: number,
): Promise<readonly number[]> => {
  arrivedId = id;
  existingId = existing;
  browser.headers = headers;
  document.body.append(Object.assign(document.createElement('div'), { id: FLASH_REGION_ID }));
  const told: number[] = [];
  const listen = (event: Event) => void told.push((event as CustomEvent<{ imageId: number }>).detail.imageId);
  document.addEventListener(REFERENCE_ADDED, listen);
  const rules = { accept: 'image/jpeg', types: 'JPG' };
  const view = { rules, href: `http://127.0.0.1:${port}/` };
  const place = await hydrate(<Island of={ReferenceUpload} when="load" props={{ view }} />);
  const input = place.querySelector('input')!;
  const files = [new File(['x'], 'foto.jpg', { type: 'image/jpeg' })];
  Object.defineProperty(input, 'files', { value: files });
  Object.defineProperty(input, 'value', { value: '', writable: true });
  await acting(() => input.dispatchEvent(new Event('change', { bubbles: true })));
  if (existing !== undefined) await takeExisting(place);
  await vi.waitFor(() => acting(() => expect(flashes()).toHaveLength(1)), PATIENT);
  document.removeEventListener(REFERENCE_ADDED, listen);
  return told;
};

/** Says that the picture which is there already is meant. */
const takeExisting = async (place: Element) => {
  const choice = () => [...place.querySelectorAll('button')].find(isToTakeExisting);
  // React draws at the end of `act`, so it waits in many short steps.
  for (let look = 0; look < 500 && !choice(); look += 1)
    await acting(() => new Promise((resolve) => setTimeout(resolve, 10)));
  await acting(() => choice()!.click());
};

const isToTakeExisting = ({ textContent }: Element) => textContent === 'Vorhandenes verwenden';

const flashes = () =>
  [...document.querySelectorAll(`#${FLASH_REGION_ID} > *`)].map(({ role, textContent }) => [
    role,
    textContent,
  ]);

describe('a picture that is brought for the lists', () => {
  it('lies on the temporary one as soon as it has arrived, and the page is told', async () => {
    const { id: ownerId, as, session } = await aCaller(app);
    const { id } = await anImage(ctx, { ownerId, isStub: true, sizes: [] });
    expect(await bring(session, id)).toEqual([id]);
    expect(flashes()).toEqual([['status', 'Das Bild liegt jetzt auf Ihrer Merkliste.']]);
    expect((await loadLists(as)).temporary).toMatchObject([{ imageId: id }]);
  });

  it('is gone again where the same is there already and is meant, which lies on the list then', async () => {
    const { id: ownerId, as, session } = await aCaller(app);
    const [{ id: existing }, { id: copy }] = [
      await anImage(ctx, { ownerId }),
      await anImage(ctx, { ownerId }),
    ];
    expect(await bring(session, copy, existing)).toEqual([existing]);
    expect((await loadLists(as)).temporary).toMatchObject([{ imageId: existing }]);
    expect([...(await findImages(ctx, [existing, copy])).keys()]).toEqual([existing]);
  });

  it('stays beside them when the list is full: `Gewählte Merkliste ist voll...`', async () => {
    const { id: ownerId, session } = await aCaller(app);
    await fillList(ctx, ownerId, 'temporary');
    const { id } = await anImage(ctx, { ownerId });
    expect(await bring(session, id)).toEqual([]);
    expect(flashes()).toEqual([['alert', 'Gewählte Merkliste ist voll...']]);
  });
});
