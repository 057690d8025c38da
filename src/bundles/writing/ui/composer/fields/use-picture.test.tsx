import { afterEach, describe, expect, it, vi } from 'vitest';
import { useState } from 'react';
import { Island } from '#kernel/island.tsx';
import { acting, hydrate, testIsland } from '#kernel/testing/hydrate.ts';
import { usePicture } from './use-picture.ts';

const made = { url_set: { L: '/neu_L.webp' }, is_stub: false, caption: '', copyright: '', alt: '' };
const beingMade = { ...made, url_set: {}, is_stub: true };

/** What the server says of images by now. */
let images: Record<number, object> = {};
const fetched = vi.fn(async (address: string, { body }: RequestInit = {}) =>
  address.startsWith('/media/imgeditor?')
    ? Response.json({ html: '<i id="bildeditor"></i>' })
    : Response.json({ imageData: images[Number(new URLSearchParams(String(body)).get('image_id'))] }),
);
vi.stubGlobal('fetch', fetched);

afterEach(() => void vi.useRealTimers());

const Probe = () => {
  const [id, setId] = useState<number | null>(7);
  const { src, edit } = usePicture({ uploads: { accept: 'image/jpeg', types: 'JPG' } } as never, id, setId);
  return (
    <>
      <button type="button" data-id={id} onClick={edit}>
        {src ?? 'wird gemacht'}
      </button>
      <button type="button" onClick={() => setId(8)}>
        Ein anderes
      </button>
    </>
  );
};
testIsland('Probe', Probe);

const open = async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  images = { 7: { id: 7, ...made, url_set: { L: '/alt_L.webp' } } };
  const place = await hydrate(<Island of={Probe} when="load" props={{}} />);
  const button = place.querySelector('button')!;
  await acting(() => vi.waitFor(() => expect(fetched).toHaveBeenCalled()));
  return button;
};

/** Edits the picture, and ends the editor in this way. */
const edit = async (button: HTMLElement, end: object, meanwhile = () => {}) => {
  await acting(() => button.click());
  await acting(() => vi.waitFor(() => expect(document.getElementById('bildeditor')).not.toBeNull()));
  await acting(meanwhile);
  await acting(() => {
    const news = { bubbles: true, detail: { imageManagerPrefix: 'composer', ...end } };
    document.getElementById('bildeditor')!.dispatchEvent(new CustomEvent('litfass:image-editor', news));
  });
};

describe('the picture of a piece', () => {
  it('that was turned is shown once it is made anew, and not as it was', async () => {
    const button = await open();
    expect(button.textContent).toBe('/alt_L.webp');
    images[7] = { id: 7, ...beingMade };
    await edit(button, { state: 'saved', imageObj: images[7] });
    expect(button.textContent).toBe('wird gemacht');
    await acting(() => vi.advanceTimersByTimeAsync(5000));
    expect(button.textContent).toBe('wird gemacht');
    images[7] = { id: 7, ...made };
    await acting(() => vi.advanceTimersByTimeAsync(5000));
    expect(button.textContent).toBe('/neu_L.webp');
    const asked = fetched.mock.calls.length;
    await acting(() => vi.advanceTimersByTimeAsync(20_000));
    expect(fetched).toHaveBeenCalledTimes(asked);
  });

  it('stays another one that came while the one before was being edited', async () => {
    const button = await open();
    images[8] = { id: 8, ...made };
    await edit(button, { state: 'saved', imageObj: images[7] }, () =>
      (button.nextElementSibling as HTMLElement).click(),
    );
    expect([button.dataset['id'], button.textContent]).toEqual(['8', '/neu_L.webp']);
  });
});
