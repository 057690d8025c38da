import { describe, expect, it } from 'vitest';
import { renderToHtml } from '#kernel/render.tsx';
import type { CommentView } from '../views.ts';
import { CommentList } from './CommentList.tsx';
import { aCommentView, aTombstone } from './sample-views.ts';

const draw = (comments: CommentView[]): HTMLElement[] => {
  document.body.innerHTML = renderToHtml(<CommentList comments={comments} />);
  return [...document.querySelectorAll('article')];
};
const ids = (articles: HTMLElement[]) => articles.map(({ id }) => id);
const author = aCommentView(1).author!;
const linkOf = (comment: HTMLElement | undefined, words: string) =>
  [...comment!.querySelectorAll('a')].find(({ textContent }) => textContent === words)?.getAttribute('href');

describe('a list of comments', () => {
  it('sets each reply under the comment it answers, in the order of time', () => {
    const articles = draw([
      aCommentView(1),
      aCommentView(2),
      aCommentView(3, { parentId: 1 }),
      aCommentView(4, { parentId: 2 }),
      aCommentView(5, { parentId: 1 }),
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

  it('leaves answers in the order of time when the newest stand first', () => {
    const comments = [
      aCommentView(5, { parentId: 1 }),
      aCommentView(4),
      aCommentView(3, { parentId: 1 }),
      aCommentView(1),
    ];
    expect(ids(draw(comments))).toEqual(['comment-4', 'comment-1', 'comment-3', 'comment-5']);
  });

  it('says of a reply without its comment that it is one', () => {
    const [orphan] = draw([aCommentView(9, { parentId: 1 })]);
    expect(orphan!.className).toBe('comment');
    expect(orphan!.textContent).toContain('Antwort auf einen früheren Kommentar');
  });

  it('stays lean: what a reader gets of a comment beside its words', () => {
    draw([aCommentView(1)]);
    expect(document.body.innerHTML.length).toBeLessThan(520);
  });
});

describe('a long comment', () => {
  it('shows its first lines and a button for the rest; a short one is as it is', () => {
    const html = `<p>${'Ein langer Satz. '.repeat(40)}</p>`;
    const [long, short] = draw([aCommentView(1, { html }), aCommentView(2)]);
    expect(long!.querySelector('line-clamp')!.textContent).toContain('Ein langer Satz.');
    expect(short!.querySelector('line-clamp')).toBeNull();
  });
});

describe('a comment', () => {
  it('names the author, says when it was written and changed, and has a link to itself', () => {
    const [comment] = draw([
      aCommentView(1, { author: { ...author, href: '/profile/3/paul' }, editedText: '10.12 Uhr' }),
    ]);
    expect(comment!.querySelector('b a')?.getAttribute('href')).toBe('/profile/3/paul');
    expect(comment!.querySelector('relative-time')?.textContent).toBe('20. November 2025, 10.30 Uhr');
    expect(comment!.querySelector('[title="10.12 Uhr"]')?.textContent).toBe('bearbeitet');
    expect(linkOf(comment, 'Link')).toBe('#comment-1');
  });

  it('leads to the pages that change it, where one may', () => {
    const hrefs = {
      editHref: '/kommentar/1/bearbeiten',
      deleteHref: '/kommentar/1/loeschen',
      replyHref: '?antwort=1#kommentar-schreiben',
    };
    const [mine, other] = draw([aCommentView(1, hrefs), aCommentView(2)]);
    expect(linkOf(mine, 'Bearbeiten')).toBe('/kommentar/1/bearbeiten');
    expect(linkOf(mine, 'Löschen')).toBe('/kommentar/1/loeschen');
    expect(linkOf(mine, 'Antworten')).toBe('?antwort=1#kommentar-schreiben');
    expect([...other!.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
      'Melden',
      'Link',
    ]);
    expect(linkOf(other, 'Melden')).toBe('/melden/comment/2');
    expect(linkOf(mine, 'Melden')).toBeUndefined();
  });

  it('is named after its author, and so is everything that one can do with it', () => {
    const hrefs = {
      editHref: '/kommentar/1/bearbeiten',
      deleteHref: '/kommentar/1/loeschen',
      replyHref: '?antwort=1#kommentar-schreiben',
    };
    const named = { ...author, name: 'Ruth Lindner', messageHref: '/konto/nachrichten/3' };
    const [comment] = draw([aCommentView(1, { ...hrefs, author: named })]);
    expect(comment!.getAttribute('aria-label')).toBe('Kommentar von Ruth Lindner');
    expect([...comment!.querySelectorAll('[class="acts"] a')].map((link) => link.ariaLabel)).toEqual([
      'Antworten auf Kommentar von Ruth Lindner',
      'Bearbeiten: Kommentar von Ruth Lindner',
      'Löschen: Kommentar von Ruth Lindner',
      'Nachricht an Ruth Lindner',
      'Link zum Kommentar von Ruth Lindner',
    ]);
  });

  it('says whom it answers', () => {
    const [, reply] = draw([
      aCommentView(1, { author: { ...author, name: 'Ruth Lindner' } }),
      aCommentView(2, { parentId: 1 }),
    ]);
    expect(reply!.querySelector('.visually-hidden')?.textContent).toBe('Antwort an Ruth Lindner');
  });

  it('that answers one that is gone says so, and the gone one has a name too', () => {
    const [tombstone, reply] = draw([aTombstone(1), aCommentView(2, { parentId: 1 })]);
    expect(tombstone!.getAttribute('aria-label')).toBe('Gelöschter Kommentar');
    expect(reply!.querySelector('.visually-hidden')?.textContent).toBe(
      'Antwort auf einen gelöschten Kommentar',
    );
  });

  it('leads to a message to its author, marked for whoever opens a dialog for it', () => {
    const [comment] = draw([
      aCommentView(1, { author: { ...author, id: 3, messageHref: '/konto/nachrichten/3' } }),
    ]);
    expect(comment!.querySelector('[data-message-to="3"]')?.getAttribute('href')).toBe(
      '/konto/nachrichten/3',
    );
  });

  it('that is gone leaves a sentence, and its answers under it', () => {
    const [tombstone, reply] = draw([aTombstone(1), aCommentView(2, { parentId: 1 })]);
    expect(tombstone!.textContent).toBe('Dieser Kommentar wurde gelöscht.');
    expect(tombstone!.id).toBe('comment-1');
    expect(reply!.className).toBe('reply');
  });

  it('that is held says so to its author', () => {
    const [held] = draw([aCommentView(1, { state: 'held' })]);
    expect(held!.textContent).toContain('Wartet auf Freigabe');
    expect(held!.textContent).toContain('Nur Sie und die Moderation sehen diesen Kommentar');
    expect(held!.querySelector('form')).toBeNull();
  });

  it('that is held says why to moderators, who decide with or without JavaScript', () => {
    const may = { edit: true, delete: true, reply: false, approve: true };
    const [held] = draw([aCommentView(1, { state: 'held', heldReasons: ['Mehr als 2 Links'], may })]);
    expect(held!.querySelector('li')?.textContent).toBe('Mehr als 2 Links');
    const form = held!.querySelector('form')!;
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/a/ajax/commentdecision/1']);
    expect([...form.querySelectorAll('button')].map(({ name, value }) => `${name}=${value}`)).toEqual([
      'decision=approve',
      'decision=reject',
    ]);
  });
});
