import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { subscribe } from './live.ts';

class Source extends EventTarget {
  static all: Source[] = [];
  static readonly CLOSED = 2;
  readyState = 1;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Source.all.push(this);
  }
  close() {
    this.readyState = Source.CLOSED;
  }
  says(type: string, data = '') {
    this.dispatchEvent(new MessageEvent(type, { data }));
  }
}
vi.stubGlobal('EventSource', Source);

let isHidden = false;
Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
const look = (isAway: boolean) => {
  isHidden = isAway;
  document.dispatchEvent(new Event('visibilitychange'));
};

const stops: (() => void)[] = [];
const listen = (topic: string) => {
  const heard = vi.fn<() => void>();
  stops.push(subscribe(topic, heard));
  return heard;
};
const open = () => Source.all.filter(({ readyState }) => readyState !== Source.CLOSED);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.runAllTimers();
  vi.useRealTimers();
  Source.all = [];
  isHidden = false;
});

describe('an open page', () => {
  it('has one connection for all topics, and each listener hears of its own', () => {
    const [first, second, other] = [listen('comments:7'), listen('comments:7'), listen('notices')];
    vi.advanceTimersByTime(0);
    expect(Source.all.map(({ url }) => url)).toEqual(['/live?topic=comments%3A7&topic=notices']);
    // Nothing can have been missed before.
    Source.all[0]!.says('ready');
    expect(other).not.toHaveBeenCalled();
    Source.all[0]!.says('change', 'comments:7');
    expect(first).not.toHaveBeenCalled();
    vi.advanceTimersByTime(800);
    expect([first, second, other].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
    Source.all[0]!.says('change', 'unknown');
    vi.advanceTimersByTime(800);
    expect([first, second, other].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  });

  it('hears at different moments, within less than a second', () => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.99);
    const heard = listen('notices');
    vi.advanceTimersByTime(0);
    Source.all[0]!.says('change', 'notices');
    vi.advanceTimersByTime(700);
    expect(heard).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(heard).toHaveBeenCalledOnce();
    random.mockRestore();
  });

  it('asks for fewer topics when somebody leaves, and for none after the last one', () => {
    listen('a');
    listen('a');
    listen('b');
    vi.advanceTimersByTime(0);
    stops.shift()!();
    vi.advanceTimersByTime(0);
    expect(open().map(({ url }) => url)).toEqual(['/live?topic=a&topic=b']);
    stops.shift()!();
    vi.advanceTimersByTime(0);
    expect(open().map(({ url }) => url)).toEqual(['/live?topic=b']);
    stops.shift()!();
    vi.advanceTimersByTime(0);
    expect(open()).toEqual([]);
    const before = Source.all.length;
    look(true);
    look(false);
    expect(Source.all).toHaveLength(before);
  });

  it('has no connection while nobody looks at it, and hears everything afterwards', () => {
    const heard = listen('a');
    vi.advanceTimersByTime(0);
    open()[0]!.says('ready');
    expect(heard).not.toHaveBeenCalled();
    look(true);
    expect(open()).toEqual([]);
    look(false);
    open()[0]!.says('ready');
    expect(heard).toHaveBeenCalledOnce();
  });

  it('that was opened where nobody looks hears everything when somebody does', () => {
    isHidden = true;
    const heard = listen('a');
    vi.advanceTimersByTime(0);
    expect(Source.all).toEqual([]);
    look(false);
    open()[0]!.says('ready');
    expect(heard).toHaveBeenCalledOnce();
  });

  it('hears everything after a gap, and nothing twice after its first connection', () => {
    const heard = listen('a');
    vi.advanceTimersByTime(0);
    open()[0]!.says('ready');
    open()[0]!.says('ready');
    expect(heard).toHaveBeenCalledOnce();
  });

  it('comes again half a minute after it was refused, and leaves it to the browser otherwise', () => {
    listen('a');
    vi.advanceTimersByTime(0);
    Source.all[0]!.says('error');
    vi.advanceTimersByTime(60_000);
    expect(Source.all).toHaveLength(1);
    Source.all[0]!.close();
    Source.all[0]!.says('error');
    vi.advanceTimersByTime(29_000);
    expect(Source.all).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    expect(Source.all).toHaveLength(2);
  });
});
