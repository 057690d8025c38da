import { describe, expect, it } from 'vitest';
import { renderToHtml } from '#kernel/render.tsx';
import type { PictureView } from '#bundles/media/ui/public.ts';
import type { PieceTextView } from '../views.ts';
import { PieceText } from './PieceText.tsx';

const picture: PictureView = {
  id: 1,
  width: 2000,
  height: 1333,
  alt: 'Eine Brücke im Nebel',
  caption: 'Die Brücke',
  credit: 'Tomasz Adamek',
  focus: { x: 46, y: 50 },
  placeholder: null,
  isStub: false,
  base: '/media/image/1/v1',
  query: '',
  sizes: [{ tag: 'L', width: 800 }],
};

const draw = (of: PieceTextView) => {
  document.body.innerHTML = renderToHtml(<PieceText of={of} />);
  return document.body;
};

describe('a text', () => {
  it('shows a picture with its words, and whose it is', () => {
    const block = { kind: 'image', picture, caption: 'Am Morgen', align: 'left', size: 'small' } as const;
    const figure = draw([block]).querySelector('figure')!;
    expect(figure.parentElement!.className.split(' ')).toEqual(['picture', 'left', 'small']);
    expect(figure.querySelector('img')?.alt).toBe('Eine Brücke im Nebel');
    expect(figure.querySelector('figcaption')?.textContent).toBe('Am Morgen Foto:\u00a0Tomasz Adamek');
  });

  it('draws no empty caption', () => {
    const silent = { ...picture, credit: '' };
    const block = { kind: 'image', picture: silent, caption: '', align: 'center', size: 'normal' } as const;
    expect(draw([block]).querySelector('figcaption')).toBeNull();
  });

  it('says what can’t be shown, and where it can be seen', () => {
    const text = 'Dieser Inhalt kann nicht eingebettet werden.';
    const body = draw([
      { kind: 'html', html: '<p>Davor.</p>' },
      { kind: 'missing', text, source: 'https://video.example/1?a=1' },
      { kind: 'missing', text: 'Beitrag nicht verfügbar', source: null },
    ]);
    const [withSource, without] = [...body.querySelectorAll('aside')];
    expect(withSource!.textContent).toBe(`${text}Bei video.example ansehen`);
    expect(withSource!.querySelector('a')?.href).toBe('https://video.example/1?a=1');
    expect(without!.innerHTML).toBe('<p>Beitrag nicht verfügbar</p>');
  });
});
