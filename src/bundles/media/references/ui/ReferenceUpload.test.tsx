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
const door = createServer((request, response) => {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', '*');
  request.resume().on('end', () => {
    const files = [{ imageObj: { id: arrivedId, is_stub: true }, imageUrls: {} }];
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

/** Brings one picture, which the portal then knows by its id; gives the ids that the page was told. */
const bring = async (headers: Record<string, string>, id: number): Promise<readonly number[]> => {
  arrivedId = id;
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
  await vi.waitFor(() => acting(() => expect(flashes()).toHaveLength(1)));
  document.removeEventListener(REFERENCE_ADDED, listen);
  return told;
};

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

  it('stays beside them when the list is full: `Gewählte Merkliste ist voll...`', async () => {
    const { id: ownerId, session } = await aCaller(app);
    await fillList(ctx, ownerId, 'temporary');
    const { id } = await anImage(ctx, { ownerId });
    expect(await bring(session, id)).toEqual([]);
    expect(flashes()).toEqual([['alert', 'Gewählte Merkliste ist voll...']]);
  });
});
