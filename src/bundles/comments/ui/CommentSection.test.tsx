// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { renderToHtml } from '#kernel/render.tsx';
import { articleCommentPaths, commentRouteNames } from '../paths.ts';
import type { CommentTeaserView, CommentView } from '../views.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentSection } from './CommentSection.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const aComment = (commentId: number): CommentView => ({
  commentId,
  ownerId: 7,
  text: 'a',
  html: '<p>a</p>',
  author: { id: 1, name: 'Ruth Lindner', href: null, portrait: null },
  createdAt: '2026-11-20T09:30:00Z',
  createdText: 'vor 5 Minuten',
  editedAt: null,
  editedText: null,
  parentId: null,
  may: { edit: false, delete: false },
  deleteHref: null,
});

const aView = (more: Partial<CommentTeaserView>): CommentTeaserView => ({
  ownerId: 7,
  commentCount: 0,
  isPartial: false,
  isLocked: false,
  comments: [],
  may: { comment: false },
  refusal: null,
  signInHref: '/anmelden',
  allHref: '?kommentare=alle',
  olderHref: null,
  createHref: '/neu',
  routes: commentRouteNames(articleCommentPaths),
  autoLoad: false,
  maxLength: 5000,
  form: null,
  ...more,
});

const draw = (more: Partial<CommentTeaserView>) => {
  document.body.innerHTML = renderToHtml(<CommentSection view={aView(more)} />);
};
const text = () => document.body.textContent ?? '';

describe('the comments under a piece', () => {
  it.each([
    [0, 'Noch keine Kommentare'],
    [1, '1 Kommentar'],
    [14, '14 Kommentare'],
    [10_000, '10.000 Kommentare'],
  ])('are counted in the heading: %i', (commentCount, heading) => {
    draw({ commentCount });
    expect(document.querySelector('h2')?.textContent).toBe(heading);
  });

  it('offer all when only the last ones are shown', () => {
    draw({ commentCount: 14, isPartial: true, comments: [aComment(1), aComment(2), aComment(3)] });
    expect(text()).toContain('Die letzten drei');
    const link = document.querySelector('a[href="?kommentare=alle"]');
    expect(link?.textContent).toBe('Alle 14 Kommentare laden');
  });

  it('offer nothing more when all are shown', () => {
    draw({ commentCount: 2, comments: [aComment(1), aComment(2)] });
    expect(text()).not.toContain('laden');
    expect(text()).not.toContain('Die letzten');
  });

  it('lead visitors to the sign-in page', () => {
    draw({});
    expect(document.querySelector('a[href="/anmelden"]')?.textContent).toBe('Anmelden');
    expect(document.querySelector('form')).toBeNull();
  });

  it('tell others why they may not write', () => {
    draw({ refusal: 'Die Kommentare zu diesem Beitrag sind geschlossen.' });
    expect(text()).toContain('geschlossen');
    expect(document.querySelector('a[href="/anmelden"]')).toBeNull();
  });

  it('hide the form until it is asked for', () => {
    draw({ may: { comment: true } });
    expect(document.querySelector('details')?.open).toBe(false);
    expect(document.querySelector('form')?.getAttribute('action')).toBe('/neu');
  });

  it('bring the form back with what was typed and what is wrong', () => {
    draw({
      may: { comment: true },
      form: { text: 'Ein halber', parentId: 3, error: 'Bitte schreiben Sie etwas.' },
    });
    const field = document.querySelector('textarea')!;
    expect(document.querySelector('details')?.open).toBe(true);
    expect(field.value).toBe('Ein halber');
    expect(document.querySelector<HTMLInputElement>('input[name="parentId"]')?.value).toBe('3');
    expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toContain(
      'Bitte schreiben Sie etwas.',
    );
  });
});

const showForm = (isSending = false) => {
  const container = document.createElement('div');
  act(() =>
    createRoot(container).render(
      <CommentForm action="/neu" maxLength={5000} text="abc" isSending={isSending} />,
    ),
  );
  return container;
};

describe('the form for a comment', () => {
  it('takes no second click while it is sending', () => {
    expect(showForm(true).querySelector('button')?.disabled).toBe(true);
    expect(showForm(false).querySelector('button')?.disabled).toBe(false);
  });
});
