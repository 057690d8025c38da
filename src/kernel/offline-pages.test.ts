import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { PageAnswer } from './answers.ts';
import { offlineHeaders, readerMark } from './offline-pages.ts';
import type { PageState } from './shell.ts';
import { anonymous } from './viewer.ts';
import type { Viewer } from './viewer.ts';

const secrets = ['x'.repeat(32)];
const member: Viewer = { ...anonymous, id: 7 };

interface Asked {
  readonly options?: Partial<PageAnswer['options']>;
  readonly viewer?: Viewer;
  readonly flashes?: readonly object[];
  readonly access?: string;
  readonly headers?: Record<string, string>;
}

const told = ({ options = {}, viewer = member, flashes = [], access, headers = {} }: Asked = {}) => {
  const request = {
    method: 'GET',
    headers: { 'sec-fetch-dest': 'document', ...headers },
    portal: { secrets },
    routeOptions: { config: access ? { litfass: { access } } : {} },
  } as unknown as FastifyRequest;
  const answer = { options: { head: { title: 'Über Bäume' }, ...options } } as PageAnswer;
  const state = { flashes } as unknown as PageState;
  return Object.keys(offlineHeaders(request, answer, { viewer, state }));
};

describe('the mark of a reader', () => {
  it('tells one from all others, and nobody from somebody', () => {
    const mark = (id: number) => readerMark({ secrets }, { ...anonymous, id });
    expect(mark(7)).toBe(mark(7));
    expect(mark(7)).not.toBe(mark(8));
    expect(readerMark({ secrets }, anonymous)).toBe('nobody');
    expect(readerMark({ secrets }, { ...anonymous, hasPass: true })).toBe('nobody');
  });
});

describe('what a page tells the worker', () => {
  it.each<[string, Asked, readonly string[]]>([
    ['whose it is', {}, ['litfass-reader']],
    ['that it may be kept', { options: { isForOffline: true } }, ['litfass-reader', 'litfass-kept']],
    [
      'so of visitors, too',
      { options: { isForOffline: true }, viewer: anonymous },
      ['litfass-reader', 'litfass-kept'],
    ],
    [
      'not of who reads by a pass',
      { options: { isForOffline: true }, viewer: { ...anonymous, hasPass: true } },
      ['litfass-reader'],
    ],
    [
      'but of members with a pass',
      { options: { isForOffline: true }, viewer: { ...member, hasPass: true } },
      ['litfass-reader', 'litfass-kept'],
    ],
    ['not where something is wrong', { options: { isForOffline: true, status: 404 } }, ['litfass-reader']],
    [
      'not where it tells of something',
      { options: { isForOffline: true }, flashes: [{}] },
      ['litfass-reader'],
    ],
    ['nothing where nobody was asked who they are', { options: { isForOffline: true }, access: 'token' }, []],
    [
      'whose it is where somebody was',
      { options: { isForOffline: true }, access: 'anyone' },
      ['litfass-reader', 'litfass-kept'],
    ],
  ])('%s', (_, asked, headers) => expect(told(asked)).toEqual(headers));

  it('is that it is a tool only where the browser looks for what to keep', () => {
    const isTool = { options: { isTool: true } };
    expect(told(isTool)).toEqual(['litfass-reader']);
    const ahead = { headers: { 'sec-purpose': 'prefetch' } };
    expect(told({ ...isTool, ...ahead })).toEqual(['litfass-reader', 'litfass-tool']);
    expect(told(ahead)).toEqual(['litfass-reader']);
  });
});
