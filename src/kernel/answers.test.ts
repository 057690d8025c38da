import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import {
  bytes,
  datedText,
  download,
  downloadFile,
  fragment,
  json,
  movedTo,
  noContent,
  page,
  seeOther,
  storedFile,
  text,
  textFile,
} from './answers.ts';
import { flash } from './flash.ts';

const Words = ({ view }: { view: { readonly words: string } }) => view.words;
const head = { title: 'Titel' };
const headers = { etag: '"a"', 'cache-control': 'no-cache' };
const stream = Readable.from([]);

it.each([
  [
    page(Words, { words: 'a' }, { head }),
    { kind: 'page', element: { type: Words, props: { view: { words: 'a' } } }, options: { head } },
  ],
  [json({ a: 1 }, ['b']), { kind: 'json', value: { a: 1 }, tags: ['b'] }],
  [
    fragment('<p>', ['a']),
    {
      kind: 'text',
      text: '<p>',
      type: 'text/html; charset=utf-8',
      tags: ['a'],
      filename: undefined,
      isDated: false,
    },
  ],
  [fragment('<p>'), { tags: undefined }],
  [
    text('a', 'text/plain', ['b']),
    { text: 'a', type: 'text/plain', tags: ['b'], filename: undefined, isDated: false },
  ],
  [textFile('a', 'text/csv', 'a.csv', ['b']), { text: 'a', filename: 'a.csv', tags: ['b'], isDated: false }],
  [datedText('a', 'text/plain', ['b']), { text: 'a', tags: ['b'], filename: undefined, isDated: true }],
  [bytes(Buffer.from('a'), headers), { kind: 'bytes', body: Buffer.from('a'), headers }],
  [storedFile('a', headers), { kind: 'file', key: 'a', headers, filename: undefined }],
  [downloadFile('a', 'b.txt', headers), { kind: 'file', key: 'a', headers, filename: 'b.txt' }],
  [
    download(stream, 'b.txt', 'text/plain'),
    { kind: 'download', stream, filename: 'b.txt', type: 'text/plain' },
  ],
  [
    seeOther('/a', flash('success', 'Gut.'), flash('warning', 'Aber.')),
    {
      kind: 'redirect',
      to: '/a',
      status: 303,
      flashes: [flash('success', 'Gut.'), flash('warning', 'Aber.')],
    },
  ],
  [movedTo('/a'), { kind: 'redirect', to: '/a', status: 301, flashes: [] }],
  [noContent(), { kind: 'empty' }],
])('an answer holds what it was made of (case %#)', (answer, parts) => expect(answer).toMatchObject(parts));
