import { describe, expect, it } from 'vitest';
import { renderToHtml } from '#kernel/render.tsx';
import type { CommentTeaserView } from '../views.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentTeaser } from './CommentTeaser.island.tsx';
import { aCommentView, aTeaserView } from './sample-views.ts';

/** Draws the teaser as the server does, and as it stays without JavaScript. */
const draw = (more: Partial<CommentTeaserView>) => {
  document.body.innerHTML = renderToHtml(<CommentTeaser view={aTeaserView(more)} />);
};
const text = () => document.body.textContent ?? '';
const link = (words: string) =>
  [...document.querySelectorAll('a')].find(({ textContent }) => textContent === words);
const details = () => document.querySelector('details');
const fields = () => [...document.querySelectorAll('textarea')];
const mayComment = { comment: true, lock: false, moderate: false };
const moderates = { comment: true, lock: true, moderate: true };

const isBefore = (words: string) =>
  link(words)!.compareDocumentPosition(document.getElementById('comment-5')!) ===
  Node.DOCUMENT_POSITION_FOLLOWING;

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
    const comments = [1, 2, 3].map((id) => aCommentView(id));
    draw({ commentCount: 14, isPartial: true, comments });
    expect(text()).toContain('Die letzten drei');
    expect(link('Alle 14 Kommentare laden')?.getAttribute('href')).toBe('?kommentare=alle');
  });

  it('offer nothing more when all are shown', () => {
    draw({ commentCount: 1, comments: [aCommentView(1)] });
    expect(text()).not.toContain('laden');
  });

  it('go on where the list goes on: before the oldest, or after the last of another order', () => {
    const comments = [aCommentView(5), aCommentView(6)];
    draw({ commentCount: 9, comments, olderHref: '?kommentare=alle&vor=5' });
    expect(isBefore('Ältere Kommentare laden')).toBe(true);
    draw({ commentCount: 9, comments, olderHref: '?kommentare=alle&vor=5', sort: 'newest' });
    expect(isBefore('Weitere Kommentare laden')).toBe(false);
  });

  it('stand in orders that are plain links, the present one marked', () => {
    const sortLinks: CommentTeaserView['sortLinks'] = [
      { name: 'Älteste zuerst', href: '?kommentare=alle', sort: 'oldest', isCurrent: true },
      {
        name: 'Neueste zuerst',
        href: '?kommentare=alle&sortierung=neueste',
        sort: 'newest',
        isCurrent: false,
      },
    ];
    draw({ commentCount: 2, comments: [aCommentView(1), aCommentView(2)], sortLinks });
    expect(link('Neueste zuerst')?.getAttribute('href')).toBe('?kommentare=alle&sortierung=neueste');
    expect(document.querySelector('nav [aria-current]')?.textContent).toBe('Älteste zuerst');
    draw({ commentCount: 1, comments: [aCommentView(1)], sortLinks });
    expect(document.querySelector('nav')).toBeNull();
  });

  it('invite visitors to sign in', () => {
    draw({ signInHref: '/anmelden?next=x' });
    expect(link('Anmelden')?.getAttribute('href')).toBe('/anmelden?next=x');
    expect(document.querySelector('form')).toBeNull();
  });

  it('tell others why they may not write', () => {
    draw({ refusal: 'Die Kommentare zu diesem Beitrag sind geschlossen.' });
    expect(text()).toContain('geschlossen');
    expect(link('Anmelden')).toBeUndefined();
  });

  it('have the controls of moderators only where the view says so', () => {
    draw({ may: mayComment });
    expect(text()).not.toMatch(/sperren|Moderieren/);
    draw({ may: moderates, lockHref: '/kommentare/article/7/moderieren' });
    expect(link('Kommentare sperren')?.getAttribute('href')).toBe('/kommentare/article/7/moderieren');
    expect(link('Moderieren')?.getAttribute('href')).toBe('/kommentare/article/7/moderieren');
    draw({ may: moderates, lockHref: '/moderieren', isLocked: true });
    expect(link('Kommentare öffnen')).toBeDefined();
    expect(text()).toContain('nur noch die Moderation');
  });
});

const button = (isSending: boolean) => {
  document.body.innerHTML = renderToHtml(
    <CommentForm action="/neu" maxLength={5000} text="abc" isSending={isSending} />,
  );
  return document.querySelector('button');
};

describe('the form', () => {
  it('hides until it is asked for', () => {
    draw({ may: mayComment });
    expect(details()?.open).toBe(false);
    expect(document.querySelector('form')?.getAttribute('action')).toBe('/a/ajax/articlecommentnew/7');
  });

  it('says what to keep in mind', () => {
    draw({ may: mayComment, rulesNote: 'Ein Kommentar in 5 Minuten.' });
    expect(text()).toContain('Ein Kommentar in 5 Minuten.');
  });

  it('comes back with what was typed and what is wrong', () => {
    draw({
      may: mayComment,
      form: { text: 'Ein halber', parentId: null, error: 'Bitte schreiben Sie etwas.' },
    });
    const [field] = fields();
    expect([details()?.open, field!.value]).toEqual([true, 'Ein halber']);
    expect(document.getElementById(field!.getAttribute('aria-describedby')!)?.textContent).toContain(
      'Bitte schreiben Sie etwas.',
    );
  });

  it('stands open under the comment that the address answers', () => {
    draw({
      may: mayComment,
      comments: [aCommentView(3), aCommentView(4)],
      replyTo: { commentId: 3, authorName: 'Ruth Lindner' },
    });
    const form = document.querySelector('#comment-3 + * form')!;
    expect(form.querySelector<HTMLInputElement>('[name=parentId]')?.value).toBe('3');
    expect(form.querySelector('label')?.textContent).toBe('Ihre Antwort an Ruth Lindner');
    expect(form.closest('[id]')?.id).toBe('kommentar-schreiben');
    expect(document.querySelectorAll('#kommentar-schreiben')).toHaveLength(1);
    expect(details()?.open).toBe(false);
  });

  it('stands open below when the answered comment is not in the list, and keeps what was typed', () => {
    draw({
      may: mayComment,
      comments: [aCommentView(4)],
      replyTo: { commentId: 3, authorName: 'Ruth Lindner' },
      form: { text: 'Eine halbe', parentId: 3, error: 'Bitte schreiben Sie etwas.' },
    });
    expect([details()?.open, details()?.id]).toEqual([true, 'kommentar-schreiben']);
    expect(fields().map(({ value }) => value)).toEqual(['Eine halbe']);
    expect(text()).toContain('Ihre Antwort an Ruth Lindner');
  });

  it('takes no second click while it is sending', () => {
    expect(button(true)?.disabled).toBe(true);
    expect(button(false)?.disabled).toBe(false);
  });
});
