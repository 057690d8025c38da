import { useEffect, useId, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Island } from './island.tsx';
import { islandNameOf } from './island-name.ts';
import { loadersByName } from './island-element.ts';
import { renderFragment } from './render.tsx';
import { capturedLog } from './testing/captured-log.ts';
import {
  acting,
  awake,
  upgradeElements,
  hydrate,
  lookAt,
  lostIsland,
  takeComplaints,
  testIsland,
} from './testing/hydrate.ts';

/** How many are in the page right now. */
let alive = 0;

const Counter = ({ start }: { readonly start: number }) => {
  const [count, setCount] = useState(start);
  const id = useId();
  useEffect(() => {
    alive++;
    return () => void alive--;
  }, []);
  return (
    <p>
      <button aria-describedby={id} onClick={() => setCount(count + 1)}>
        weiter
      </button>
      <output id={id}>{count}</output>
    </p>
  );
};

const Pair = ({ start }: { readonly start: number }) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Zwei</h2>
      <Island of={Counter} when="load" props={{ start }} />
      <Counter start={start + 10} />
    </section>
  );
};

const Lost = () => <p>Ohne</p>;
const Fickle = () => <p>{typeof window === 'undefined' || isOnServer ? 'Server' : 'Browser'}</p>;
let isOnServer = false;

const ServerTrouble = ({ name }: { readonly name: string }) => {
  if (isOnServer) throw new Error('auf dem Server nicht');
  return <p>Guten Tag, {name}</p>;
};

testIsland('Counter', Counter);
testIsland('Pair', Pair);
testIsland('Fickle', Fickle);
lostIsland('Lost', Lost);
testIsland('ServerTrouble', ServerTrouble);

/** Returns what the server would send. */
const drawn = (element: React.ReactElement) => {
  isOnServer = true;
  const html = renderFragment(element, capturedLog('silent').log);
  isOnServer = false;
  return html;
};
const counts = (place: Element) => [...place.querySelectorAll('output')].map((output) => output.textContent);
const press = (place: Element, at = 0) => acting(() => place.querySelectorAll('button')[at]!.click());

// Whatever a test left in the page is gone with it.
beforeEach(() => expect(alive).toBe(0));

/** Draws a fragment with one island. */
const html = () => drawn(<Island of={Counter} when="load" props={{ start: 1 }} />);
const show = (element: React.ReactElement) => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = drawn(element);
  return place;
};
const isAwake = (place: Element) => place.querySelector('[data-awake]') !== null;
const aMoment = () => acting(() => new Promise((resolve) => setTimeout(resolve, 20)));

describe('bet: what the server drew hydrates without a word', () => {
  it('two islands, each with its own ids and its own life', async () => {
    const place = await hydrate(
      <div>
        <Island of={Counter} when="load" props={{ start: 1 }} />
        <Island of={Counter} when="load" props={{ start: 5 }} />
      </div>,
    );
    const ids = [...place.querySelectorAll('output')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    expect(place.querySelector('button')?.getAttribute('aria-describedby')).toBe(ids[0]);
    await press(place, 1);
    expect(counts(place)).toEqual(['1', '6']);
  });

  it('an island inside an island', async () => {
    const place = await hydrate(<Island of={Pair} when="load" props={{ start: 1 }} />);
    expect(place.querySelectorAll('x-island')).toHaveLength(1);
    await press(place, 0);
    await press(place, 1);
    expect(counts(place)).toEqual(['2', '12']);
  });

  it('keeping the very elements that the server sent', async () => {
    const place = await upgradeElements(
      drawn(<Island of={Counter} when="interaction" props={{ start: 1 }} />),
    );
    const button = place.querySelector('button')!;
    expect(alive).toBe(0);
    await acting(async () => {
      button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      await expect.poll(() => place.querySelector('[data-awake]')).not.toBeNull();
    });
    expect(alive).toBe(1);
    await press(place);
    expect(counts(place)).toEqual(['2']);
    expect(place.querySelector('button')).toBe(button);
  });

  it('and a difference between server and browser would be heard of', async () => {
    const place = await upgradeElements(drawn(<Island of={Fickle} when="load" props={{}} />));
    expect(takeComplaints().join()).toMatch(/hydrat/i);
    expect(place.textContent).toBe('Browser');
  });
});

describe('bet: a fragment that comes into the page', () => {
  it('wakes its islands by itself', async () => {
    const list = document.body.appendChild(document.createElement('div'));
    await acting(async () => {
      list.innerHTML = html();
      await awake(list);
    });
    await press(list);
    expect(counts(list)).toEqual(['2']);
  });

  it('takes its islands with it when it leaves', async () => {
    const place = await upgradeElements(html());
    expect(alive).toBe(1);
    await acting(() => place.remove());
    expect(alive).toBe(0);
  });

  it('stays alive with all its state when it is only moved', async () => {
    const place = await upgradeElements(html());
    await press(place);
    await acting(() =>
      document.body.prepend(document.body.appendChild(document.createElement('div')), place),
    );
    await press(place);
    expect(counts(place)).toEqual(['3']);
  });

  it('comes alive again when it comes back later', async () => {
    const place = await upgradeElements(html());
    await acting(() => place.remove());
    await acting(async () => {
      document.body.append(place);
      await awake(place);
    });
    await press(place);
    expect(counts(place)).toEqual(['2']);
  });

  it('never wakes an island that left before its time', async () => {
    const place = document.createElement('div');
    place.innerHTML = html();
    await acting(async () => {
      document.body.append(place);
      place.remove();
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(place.querySelector('[data-awake]')).toBeNull();
  });
});

describe('bet: an island that threw on the server', () => {
  it('is drawn by the browser from its props', async () => {
    const fragment = drawn(<Island of={ServerTrouble} when="load" props={{ name: 'Ada' }} />);
    expect(fragment).not.toContain('Guten Tag');
    expect((await upgradeElements(fragment)).textContent).toBe('Guten Tag, Ada');
  });
});

describe('an island’s element', () => {
  it('says what the browser needs to wake it, whatever the props are made of', () => {
    const props = { name: `<b> & "Anführung" </x-island>` };
    document.body.innerHTML = drawn(
      <Island of={ServerTrouble} when="interaction" orHash="comment-" props={props} />,
    );
    const [host, ...others] = document.body.children;
    expect(others).toEqual([]);
    expect(host!.getAttributeNames()).toEqual(['name', 'props', 'prefix', 'when', 'hash']);
    expect(['name', 'when', 'hash'].map((name) => host!.getAttribute(name))).toEqual([
      'ServerTrouble',
      'interaction',
      'comment-',
    ]);
    expect(JSON.parse(host!.getAttribute('props')!)).toEqual(props);
  });
});

describe('an island sleeps', () => {
  it('until it comes near the viewport', async () => {
    const place = show(<Island of={Counter} when="visible" props={{ start: 1 }} />);
    await aMoment();
    expect(isAwake(place)).toBe(false);
    await acting(async () => {
      lookAt(place);
      await awake(place);
    });
    expect(isAwake(place)).toBe(true);
  });

  it('until it is 250 pixels away', async () => {
    const observed = vi.spyOn(globalThis, 'IntersectionObserver');
    show(<Island of={Counter} when="visible" props={{ start: 1 }} />);
    await aMoment();
    expect(observed).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { rootMargin: '250px' });
    observed.mockRestore();
  });

  it('as before, and listens no more often, when it is moved meanwhile', async () => {
    const place = show(<Island of={Counter} when="interaction" props={{ start: 1 }} />);
    const listening = vi.spyOn(place.querySelector('x-island')!, 'addEventListener');
    await acting(() => void document.body.prepend(place));
    await aMoment();
    expect(listening).not.toHaveBeenCalled();
    await acting(async () => {
      place.querySelector('button')!.dispatchEvent(new Event('keydown', { bubbles: true }));
      await expect.poll(() => isAwake(place)).toBe(true);
    });
  });

  it('until the browser has nothing better to do', async () => {
    const place = show(<Island of={Counter} when="idle" props={{ start: 1 }} />);
    await aMoment();
    expect(isAwake(place)).toBe(false);
    await acting(() => awake(place));
    expect(isAwake(place)).toBe(true);
  });

  it.each(['pointerdown', 'focusin', 'keydown'])('until it is touched by %s', async (type) => {
    const place = show(<Island of={Counter} when="interaction" props={{ start: 1 }} />);
    await aMoment();
    expect(isAwake(place)).toBe(false);
    await acting(async () => {
      place.querySelector('button')!.dispatchEvent(new Event(type, { bubbles: true }));
      await expect.poll(() => isAwake(place)).toBe(true);
    });
  });

  it('no longer when the address asks for it', async () => {
    const place = show(<Island of={Counter} when="interaction" orHash="comment-" props={{ start: 1 }} />);
    await acting(() => void (location.hash = '#inhalt'));
    await aMoment();
    expect(isAwake(place)).toBe(false);
    await acting(async () => {
      location.hash = '#comment-3';
      await expect.poll(() => isAwake(place)).toBe(true);
    });
    const later = show(<Island of={Counter} when="interaction" orHash="comment-" props={{ start: 1 }} />);
    await acting(() => expect.poll(() => isAwake(later)).toBe(true));
    location.hash = '';
  });

  it('for ever when its code doesn’t come, which it says for what does without', async () => {
    const place = await hydrate(<Island of={Lost} when="load" props={{}} />);
    expect(place.querySelector('x-island[data-failed]:not([data-awake])')?.textContent).toBe('Ohne');
    expect(takeComplaints()).toEqual([expect.stringContaining('dynamically imported module')]);
  });

  it('for ever when nobody knows its name', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = '<x-island name="Gone" props="{}" prefix="i0-" when="load"><p>bleibt</p></x-island>';
    await aMoment();
    expect(place.textContent).toBe('bleibt');
    expect(isAwake(place)).toBe(false);
  });
});

describe('the name of an island', () => {
  it.each([
    ['./bundles/comments/ui/CommentTeaser.island.tsx', 'CommentTeaser'],
    ['Clock.island.tsx', 'Clock'],
    ['./bundles/comments/ui/Comment.tsx', ''],
  ])('in %s is „%s“', (file, name) => expect(islandNameOf(file)).toBe(name));

  it('leads to its chunk', () => {
    const modules = { './a/Clock.island.tsx': async () => 'Uhr' };
    expect(Object.keys(loadersByName(modules))).toEqual(['Clock']);
  });
});
