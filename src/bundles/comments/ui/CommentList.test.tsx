// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { renderToHtml } from '#kernel/render.tsx';
import type { CommentView } from '../views.ts';
import { CommentList } from './CommentList.tsx';

const aComment = (commentId: number, more: Partial<CommentView> = {}): CommentView => ({
  commentId,
  ownerId: 7,
  text: `Text ${commentId}`,
  html: `<p>Text ${commentId}</p>`,
  author: { id: 1, name: 'Ruth Lindner', href: null, portrait: null },
  createdAt: '2026-11-20T09:30:00Z',
  createdText: 'vor 5 Minuten',
  editedAt: null,
  editedText: null,
  parentId: null,
  may: { edit: false, delete: false },
  deleteHref: null,
  ...more,
});

const draw = (comments: CommentView[]): HTMLElement[] => {
  document.body.innerHTML = renderToHtml(<CommentList comments={comments} />);
  return [...document.querySelectorAll('article')];
};
const ids = (articles: HTMLElement[]) => articles.map(({ id }) => id);

describe('a list of comments', () => {
  it('sets each reply under the comment it answers, in the order of time', () => {
    const articles = draw([
      aComment(1),
      aComment(2),
      aComment(3, { parentId: 1 }),
      aComment(4, { parentId: 2 }),
      aComment(5, { parentId: 1 }),
    ]);
    expect(ids(articles)).toEqual(['comment-1', 'comment-3', 'comment-5', 'comment-2', 'comment-4']);
    expect(articles.map(({ className }) => className)).toEqual([
      'comment',
      'reply',
      'reply',
      'comment',
      'reply',
    ]);
  });

  it('says of a reply without its comment that it is one', () => {
    const [orphan] = draw([aComment(9, { parentId: 1 })]);
    expect(orphan!.className).toBe('comment');
    expect(orphan!.textContent).toContain('Antwort auf einen früheren Kommentar');
  });

  it('names the author, links to the comment and says when it was changed', () => {
    const [comment] = draw([
      aComment(1, {
        author: { id: 3, name: 'Paul Feld', href: '/profile/3/paul', portrait: null },
        editedText: '10.12 Uhr',
      }),
    ]);
    expect(comment!.querySelector('b a')?.getAttribute('href')).toBe('/profile/3/paul');
    expect(comment!.querySelector('a[href="#comment-1"]')?.textContent).toBe('vor 5 Minuten');
    expect(comment!.querySelector('[title="10.12 Uhr"]')?.textContent).toBe('bearbeitet');
  });

  it('leads to the page that asks before deleting, where one may', () => {
    const [mine, other] = draw([aComment(1, { deleteHref: '/kommentar/1/loeschen' }), aComment(2)]);
    expect(mine!.querySelector('a[href="/kommentar/1/loeschen"]')?.textContent).toBe('Löschen');
    expect(other!.textContent).not.toContain('Löschen');
  });
});
