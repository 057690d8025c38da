import { describe, expect, it } from 'vitest';
import { renderToHtml } from '#kernel/render.tsx';
import type { PictureView } from '#bundles/media/ui/public.ts';
import type { TeaserView } from '../views.ts';
import { Opinion } from './Opinion.tsx';
import { SnapshotStrip } from './Snapshot.tsx';
import { Teaser } from './Teaser.tsx';
import { LOOKS } from './teaser-looks.ts';
import type { TeaserWeight } from './teaser-looks.ts';

const picture: PictureView = {
  id: 7,
  width: 2000,
  height: 1333,
  alt: 'Eine Brücke',
  caption: '',
  credit: '',
  focus: { x: 50, y: 50 },
  placeholder: null,
  isStub: false,
  base: '/media/image/7/v1',
  query: '',
  sizes: [{ tag: 'M', width: 320 }],
};
const teaser: TeaserView = {
  id: 1,
  kind: 'article',
  href: '/auenfeld/c-rathaus/x_a1',
  kicker: { place: 'Auenfeld', category: 'Rathaus' },
  headline: 'Elf zu zehn',
  lead: 'Ein Satz.',
  author: { name: 'Paul Feld', href: null, portrait: null },
  time: { iso: '2026-11-20T09:30:00Z', text: 'vor 2 Stunden', short: '10.30' },
  commentCount: 14,
  isPremium: false,
  picture,
  isPictureWithheld: false,
  date: null,
};
const draw = (element: Parameters<typeof renderToHtml>[0]) => {
  document.body.innerHTML = renderToHtml(element);
  return document.body;
};
const kickerOf = (kicker: TeaserView['kicker']) =>
  draw(<Teaser teaser={{ ...teaser, kicker }} weight="small" />).querySelector('p')?.textContent;
const weights = Object.keys(LOOKS) as TeaserWeight[];

describe('a teaser', () => {
  it.each(weights)('leads to its piece in weight %s, once for keyboard and screen readers', (weight) => {
    const body = draw(<Teaser teaser={teaser} weight={weight} />);
    const links = [...body.querySelectorAll('a')].filter(
      (link) => link.getAttribute('href') === teaser.href && !link.hasAttribute('aria-hidden'),
    );
    expect(links.map((link) => link.textContent)).toEqual(['Elf zu zehn']);
    for (const hidden of body.querySelectorAll('a[aria-hidden]'))
      expect(hidden.getAttribute('tabindex')).toBe('-1');
  });

  it.each(weights.filter((weight) => LOOKS[weight].picture))(
    'says in weight %s how wide its picture stands, smaller on phones',
    (weight) => {
      draw(<Teaser teaser={teaser} weight={weight} />);
      expect(document.querySelector('img')?.getAttribute('sizes')).toMatch(/, \d+(\.\d+)?(vw|rem)$/);
      draw(<Teaser teaser={{ ...teaser, picture: null }} weight={weight} />);
      expect(document.querySelector('img, svg, a[aria-hidden]')).toBeNull();
    },
  );

  it('shows a neutral picture where its own is for others', () => {
    const body = draw(
      <Teaser teaser={{ ...teaser, picture: null, isPictureWithheld: true }} weight="major" />,
    );
    expect(body.querySelector('a[aria-hidden] svg')).not.toBeNull();
    expect(body.querySelector('img')).toBeNull();
  });

  it('leaves out what its page says already', () => {
    expect(kickerOf({ place: 'Auenfeld', category: 'Rathaus' })).toBe('AuenfeldRathaus');
    expect(kickerOf({ place: '', category: 'Rathaus' })).toBe('Rathaus');
    expect(kickerOf({ place: 'Auenfeld', category: '' })).toBe('Auenfeld');
  });

  it('sets its label apart from nothing where the page says all the rest', () => {
    const kicker = { place: '', category: '' };
    draw(<Teaser teaser={{ ...teaser, label: 'Interview', kicker }} weight="small" />);
    expect(document.querySelector('p em:last-child')?.textContent).toBe('Interview');
  });

  it('of an event says when and where instead of who wrote it', () => {
    const date = {
      iso: '2026-11-28',
      weekday: 'Sa',
      day: '28',
      month: 'Nov',
      hours: '17 Uhr',
      venue: 'Marktplatz',
    };
    const meta = draw(<Teaser teaser={{ ...teaser, date }} weight="wide" />).querySelector('.meta');
    expect(meta?.textContent).toBe('Sa, 28.\u00a0Nov17 UhrMarktplatz14');
  });
});

describe('an opinion', () => {
  it('has a name and a face, or initials', () => {
    expect(draw(<Opinion teaser={teaser} />).textContent).toContain('PFPaul FeldAuenfeld');
    const author = { name: 'Paul Feld', href: null, portrait: picture };
    expect(draw(<Opinion teaser={{ ...teaser, author }} />).querySelector('img')).not.toBeNull();
  });
});

describe('a strip of snapshots', () => {
  it('gives each its own shape, neither too wide nor too narrow', () => {
    const shapes = [
      [1500, 1000],
      [3000, 1000],
      [1000, 3000],
    ] as const;
    const snapshots = shapes.map(([width, height], id) => ({
      ...teaser,
      id,
      picture: { ...picture, width, height },
    }));
    const body = draw(<SnapshotStrip snapshots={snapshots} />);
    const ratios = [...body.querySelectorAll('article')].map((one) => one.style.getPropertyValue('--ratio'));
    expect(ratios).toEqual(['1.5', '1.6', '0.8']);
  });
});
