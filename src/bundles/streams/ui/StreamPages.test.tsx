import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderToHtml } from '#kernel/render.tsx';
import type { StreamAdminPageView, StreamPageView } from '../views.ts';
import { aStream, aStreamRow } from './sample-streams.ts';
import { StreamAdminPage } from './StreamAdminPage.tsx';
import { StreamPage } from './StreamPage.tsx';

const shell = { own: [], desk: null };

const adminView: StreamAdminPageView = {
  action: '/admin/streamingmedia',
  state: '',
  states: [{ value: '', name: 'Alle Zustände' }],
  kind: '',
  kinds: [{ value: '', name: 'Video und Ton' }],
  searched: '',
  isFiltered: false,
  rows: [],
  count: 0,
  newer: null,
  older: null,
};

const draw = (element: ReactElement) => {
  document.body.innerHTML = renderToHtml(element);
  return document.body;
};

describe('the desk of videos and sound', () => {
  it('shows state and progress, and what can be done to each', () => {
    const { actions } = aStreamRow();
    const failed = aStreamRow({
      id: 9,
      state: 'failed',
      failure: 'Diese Datei ließ sich nicht verarbeiten.',
      actions: { ...actions, poster: null, retry: '/media/ajax/streamingmedia/9/retry' },
    });
    const pending = aStreamRow({ id: 8, state: 'pending', progress: 43 });
    const body = draw(<StreamAdminPage view={{ ...adminView, rows: [failed, pending], count: 2 }} />);
    expect(body.querySelector('header p')!.textContent).toBe('2\u00a0Dateien im ganzen Portal.');
    const [first, second] = [...body.querySelectorAll('tbody tr')];
    expect(first!.querySelector('.state')!.textContent).toBe(
      'FehlgeschlagenDiese Datei ließ sich nicht verarbeiten.',
    );
    expect([...first!.querySelectorAll('form')].map((form) => form.getAttribute('action'))).toEqual([
      '/media/ajax/streamingmedia/9/retry',
      '/media/ajax/streamingmedia/7/delete',
    ]);
    expect(second!.querySelector('.state')!.textContent).toBe('In Arbeit, 43\u00a0%');
  });

  it('asks before it deletes, and says what stands there afterwards', () => {
    const body = draw(<StreamAdminPage view={{ ...adminView, rows: [aStreamRow()], count: 1 }} />);
    const removal = body.querySelector('.removal')!;
    expect(removal.hasAttribute('open')).toBe(false);
    expect(removal.querySelector('blockquote')!.textContent).toBe(
      'Medienstream gelöscht und nicht mehr verfügbar.',
    );
  });

  it('leads to no page of what was deleted, and counts what was found', () => {
    const gone = aStreamRow({ state: 'deleted' });
    const view = { ...adminView, rows: [gone], count: 1, isFiltered: true };
    const body = draw(<StreamAdminPage view={view} />);
    expect(body.querySelector('.title')!.querySelector('a')).toBeNull();
    expect(body.querySelector('header p')!.textContent).toBe('1\u00a0Datei gefunden.');
  });

  it('tells nothing found from nothing there', () => {
    const found = draw(<StreamAdminPage view={{ ...adminView, isFiltered: true }} />).textContent;
    expect(found).toContain('Nichts gefunden');
    expect(draw(<StreamAdminPage view={adminView} />).textContent).toContain('Noch kein Video und kein Ton');
  });
});

describe('the page of one’s own video', () => {
  const view: StreamPageView = {
    shell,
    tabs: [{ name: 'Merkliste', href: '/konto/merkliste' }],
    listHref: '/konto/videos',
    decisionsHref: '/konto/moderation',
    isOwn: true,
    stream: aStream(),
    row: aStreamRow(),
    form: { title: 'Rundgang', copyright: '', errors: {} },
    languages: [{ value: 'de', name: 'Deutsch' }],
    lastSecond: 244,
    uses: [{ title: 'Die Brücke', href: '/auenfeld/c-verkehr/die-bruecke_a1' }],
  };

  it('says where it is used before it is deleted', () => {
    const removal = draw(<StreamPage view={view} />).querySelector('.removal')!;
    expect(removal.textContent).toContain('Sie steht in:Die Brücke');
    const unused = draw(<StreamPage view={{ ...view, uses: [] }} />);
    expect(unused.querySelector('.removal')!.textContent).toContain('Zurzeit steht sie in keinem Beitrag.');
  });

  it('has no tabs of one’s own things when it is somebody else’s', () => {
    expect(draw(<StreamPage view={view} />).querySelector('a[href="/konto/merkliste"]')).not.toBeNull();
    const foreign = draw(<StreamPage view={{ ...view, isOwn: false }} />);
    expect(foreign.querySelector('a[href="/konto/merkliste"]')).toBeNull();
  });

  it('says of one that moderators took away why nothing plays, and where the reasons stand', () => {
    const row = aStreamRow({ state: 'blocked' });
    const body = draw(<StreamPage view={{ ...view, stream: null, row }} />);
    expect(body.textContent).toContain('Die Redaktion hat diese Aufnahme gesperrt.');
    expect(body.textContent).not.toContain('Abspielbar');
    expect(body.querySelector('a[href="/konto/moderation"]')!.textContent).toBe('Gründe und Widerspruch');
  });

  it('lists its captions, each to be looked at and taken away', () => {
    const entry = draw(<StreamPage view={view} />).querySelector('.captions li')!;
    expect(entry.textContent).toBe('Deutsch ansehenDeutsch entfernen');
    expect(entry.querySelector<HTMLInputElement>('input[name=language]')!.value).toBe('de');
  });

  it('shows on top what is wrong, and beside each field', () => {
    const fields = ['title', 'copyright', 'language', 'captions', 'second', 'poster'];
    const errors = Object.fromEntries(fields.map((name) => [name, `Falsch: ${name}.`]));
    const body = draw(<StreamPage view={{ ...view, form: { title: '', copyright: '', errors } }} />);
    const summary = body.querySelector('[role=alert]')!;
    expect(summary.compareDocumentPosition(body.querySelector('section')!)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    for (const link of summary.querySelectorAll('a')) {
      const field = body.querySelector(link.getAttribute('href')!)!;
      expect(field.getAttribute('aria-invalid')).toBe('true');
    }
    expect(summary.querySelectorAll('a')).toHaveLength(fields.length);
    expect(body.querySelector('#f-captions-hint')!.textContent).toContain('Falsch: captions.');
  });

  it('says only once why it failed', () => {
    const failure = 'Diese Datei ließ sich nicht verarbeiten.';
    const [stream, row] = [aStream({ state: 'failed', failure }), aStreamRow({ state: 'failed', failure })];
    expect(draw(<StreamPage view={{ ...view, stream, row }} />).textContent.split(failure)).toHaveLength(2);
  });
});
