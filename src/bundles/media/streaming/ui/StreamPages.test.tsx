// @vitest-environment jsdom
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderToHtml } from '#kernel/render.tsx';
import type { StreamAdminPageView, StreamPageView } from '../views.ts';
import { aStream, aStreamRow } from './sample-streams.ts';
import { StreamAdminPage } from './StreamAdminPage.tsx';
import { StreamPage } from './StreamPage.tsx';

const shell = { own: [], desk: [] };

const adminView: StreamAdminPageView = {
  shell,
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
      stateName: 'Fehlgeschlagen',
      failure: 'Diese Datei ließ sich nicht verarbeiten.',
      actions: { ...actions, poster: null, retry: '/media/ajax/streamingmedia/9/retry' },
    });
    const pending = aStreamRow({ id: 8, state: 'pending', stateName: 'In Arbeit', progress: 43 });
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

  it('tells nothing found from nothing there', () => {
    const found = draw(<StreamAdminPage view={{ ...adminView, isFiltered: true }} />).textContent;
    expect(found).toContain('Nichts gefunden');
    expect(draw(<StreamAdminPage view={adminView} />).textContent).toContain('Noch kein Video und kein Ton');
  });
});

describe('the page of one’s own video', () => {
  const view: StreamPageView = {
    shell,
    listHref: '/konto/videos',
    stream: aStream(),
    row: aStreamRow(),
    form: { title: 'Rundgang', copyright: '', errors: {} },
    languages: [{ value: 'de', name: 'Deutsch' }],
    lastSecond: 244,
    uses: [{ title: 'Die Brücke', href: '/auenfeld/c-verkehr/die-bruecke_a1' }],
    topic: 'stream:7',
  };

  it('says where it is used before it is deleted', () => {
    const removal = draw(<StreamPage view={view} />).querySelector('.removal')!;
    expect(removal.textContent).toContain('Sie steht in:Die Brücke');
    const unused = draw(<StreamPage view={{ ...view, uses: [] }} />);
    expect(unused.querySelector('.removal')!.textContent).toContain('Zurzeit steht sie in keinem Beitrag.');
  });

  it('lists its captions, each to be looked at and taken away', () => {
    const entry = draw(<StreamPage view={view} />).querySelector('.captions li')!;
    expect(entry.textContent).toBe('Deutsch ansehenDeutsch entfernen');
    expect(entry.querySelector<HTMLInputElement>('input[name=language]')!.value).toBe('de');
  });

  it('shows what is wrong beside its field', () => {
    const form = { title: '', copyright: '', errors: { title: 'Bitte geben Sie einen Titel ein.' } };
    const body = draw(<StreamPage view={{ ...view, form }} />);
    expect(body.querySelector('[role=alert]')!.textContent).toContain('Bitte geben Sie einen Titel ein.');
    expect(body.querySelector('#f-title')!.getAttribute('aria-invalid')).toBe('true');
  });
});
