// Shows files on their way: each state that one can be in.
import type { ExampleSheet } from '#design/example-sheet.ts';
import type { ImageObj } from '../../image-obj.ts';
import { Uploader } from './Uploader.tsx';
import { UploadList } from './UploadList.tsx';
import type { UploadItem, UploadState } from './upload-queue.ts';

const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='%23dce8dc' d='M0 0h8v8H0z'/%3E%3Cpath fill='%231f5d4c' d='m0 8 3-4 2 2 1-1 2 3z'/%3E%3C/svg%3E";

const item = (
  key: number,
  state: UploadState,
  name: string,
  changes: Partial<UploadItem> = {},
): UploadItem => ({
  key,
  state,
  file: { name, size: 8_100_000 } as File,
  previewUrl: PICTURE,
  sent: 0,
  ...changes,
});
const twin = { imageObj: {} as ImageObj, imageUrls: { S: PICTURE } };

const ITEMS = [
  item(1, 'sending', 'Apfelfest.jpg', { sent: 3_240_000 }),
  item(2, 'waiting', 'Donaudampfschifffahrtsgesellschaftsjubiläumsfeierlichkeiten-am-Anleger.jpg'),
  item(3, 'interrupted', 'Brücke.jpg'),
  item(4, 'refused', 'Plan.tiff', { error: 'Die Bild-Datei ist unvollständig oder beschädigt.' }),
  item(5, 'asking', 'Markt.jpg', { image: { ...twin, duplicateOf: twin } }),
  item(6, 'done', 'Mühle.jpg'),
];
const nothing = () => {};

const Examples = () => (
  <div style={{ maxWidth: '38rem' }}>
    <Uploader
      rules={{ accept: 'image/jpeg', types: 'GIF, JPG, PNG, TIFF, BMP' }}
      target={{ href: '', imageManagerPrefix: 'beispiel' }}
    />
    <UploadList
      upload={{
        items: ITEMS,
        errors: [],
        add: nothing,
        addDropped: nothing,
        retry: nothing,
        drop: nothing,
        takeExisting: nothing,
        keepNew: nothing,
      }}
    />
  </div>
);

export const sheet: ExampleSheet = {
  title: 'Bilder hochladen',
  note: 'Eins nach dem anderen, mit echtem Fortschritt. Mehrere lassen sich auswählen, ablegen nur eins auf einmal.',
  Examples,
};
