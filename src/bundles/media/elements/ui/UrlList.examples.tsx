// Shows the addresses of an image that is not for everybody, one of its files missing.
import type { ExampleSheet } from '#design/example-sheet.ts';
import type { FileView } from '../views.ts';
import { UrlList } from './UrlList.tsx';

const ADDRESS = 'https://litfass.example/media/image/31/4fd17ccdf0d2';

const files = (tag: string): FileView[] => [
  { extension: 'jpg', format: 'JPEG', bytes: '82 KB', address: `${ADDRESS}_${tag}.jpg` },
  { extension: 'webp', format: 'WebP', bytes: '61 KB', address: `${ADDRESS}_${tag}.webp` },
  { extension: 'avif', format: 'AVIF', bytes: null, address: `${ADDRESS}_${tag}.avif` },
];

const Examples = () => (
  <div style={{ maxWidth: '28rem' }}>
    <UrlList
      view={{
        isGated: true,
        sizes: [
          { tag: 'XL', pixels: '1200 × 800', files: files('XL') },
          { tag: 'L', pixels: '800 × 533', files: files('L') },
        ],
      }}
    />
  </div>
);

export const sheet: ExampleSheet = { title: 'Bildadressen', Examples };
