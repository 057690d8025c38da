import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Island } from '#kernel/island.tsx';
import { renderFragment } from '#kernel/render.tsx';
import { capturedLog } from '#kernel/testing/captured-log.ts';
import { acting, hydrate, lostIsland, takeComplaints, testIsland } from '#kernel/testing/hydrate.ts';
import * as texts from '../texts.ts';
import { PictureOrFields } from './PictureOrFields.tsx';
import { usePicture } from './use-picture.ts';

const uploads = { accept: 'image/jpeg', types: 'JPG' };

const Probe = () => {
  const [id, setId] = useState<number | null>(7);
  const picture = usePicture({ uploads }, id, setId);
  const plainFields = <input name="picture" defaultValue="7" />;
  return (
    <form>
      <PictureOrFields name="picture" id={id} hint="" error={undefined} {...{ picture, plainFields }} />
    </form>
  );
};
testIsland('Probe', Probe);
const LostProbe = () => <Probe />;
lostIsland('LostProbe', LostProbe);

const chooser = (place: Element) => place.querySelector<HTMLInputElement>('input[type=file]')!;
const sent = (place: Element) => [...new FormData(place.querySelector('form')!)];

describe('the picture of a form', () => {
  it('takes no file before scripts are there, which the form would leave behind', async () => {
    const asleep = document.createElement('div');
    asleep.innerHTML = renderFragment(<Probe />, capturedLog('silent').log);
    expect([chooser(asleep).disabled, sent(asleep)]).toEqual([true, [['picture', '7']]]);
    const awake = await hydrate(<Island of={Probe} when="load" props={{}} />);
    expect([chooser(awake).disabled, sent(awake)]).toEqual([false, [['picture', '7']]]);
  });

  it('leaves the focus at the button for a file when it is taken out: its own button is gone', async () => {
    const place = await hydrate(<Island of={Probe} when="load" props={{}} />);
    const buttons = () => [...place.querySelectorAll('button')];
    const remove = buttons().find(({ textContent }) => textContent === texts.pictureRemove)!;
    remove.focus();
    await acting(() => remove.click());
    expect([buttons().includes(remove), document.activeElement]).toEqual([false, chooser(place)]);
  });

  it('is typed into its plain fields where scripts never come', async () => {
    const place = await hydrate(<Island of={LostProbe} when="load" props={{}} />);
    expect(place.querySelector('x-island[data-failed] [class*=scriptless] [name=picture]')).not.toBeNull();
    expect(takeComplaints()).toEqual([expect.stringContaining('dynamically imported module')]);
  });
});
