import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { DeskLayout } from './DeskLayout.tsx';
import type { PageFrame } from './page-frame.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const frame: PageFrame = {
  portalName: 'Litfass',
  scheme: 'auto',
  today: 'Freitag, 20. November 2026',
  home: '/',
  place: null,
  places: [],
  sections: [],
  account: null,
  bells: [],
  signInHref: '/anmelden',
  flashes: [],
  footer: [],
};

it('tells on the desks what people are told, with the way to more of it', () => {
  const link = { name: 'Zur Begründung', href: '/konto/entscheidungen/7' };
  const notices = [
    { title: 'Ihr Konto ist gesperrt', text: 'Bis zum 1. Dezember.', link },
    { title: 'Wartung', text: 'Heute Nacht.' },
  ];
  const container = document.createElement('div');
  const page = (
    <DeskLayout frame={frame} desk={{ areas: [], current: null, notices }} title="Heute">
      <p>Inhalt</p>
    </DeskLayout>
  );
  act(() => createRoot(container).render(page));
  const html = container.innerHTML;
  expect(html).toContain('Bis zum 1. Dezember.');
  expect(html).toContain('<a href="/konto/entscheidungen/7">Zur Begründung</a>');
  expect(html).toContain('Heute Nacht.');
});
