// Makes a HEIC for tests: real pixels of 128 × 96 in four colours, in a container put together by hand as a phone does it, with
// place, device and words in it. Nothing here can encode such pixels, so they stand here as they were encoded once.
import { CREDIT, TRACES } from '../test-data.ts';

interface HeicOptions {
  /** The number of quarter turns counter-clockwise, as the format counts them. */
  readonly turns?: number;
  readonly profile?: Buffer;
  readonly brand?: string;
}

const PARAMETER_SETS = {
  vps: Buffer.from('QAEMAf//AWAAAAMAkAAAAwAAAwAelZgJ', 'base64'),
  sps: Buffer.from('QgEBAWAAAAMAkAAAAwAAAwAeoBAgYWWVmkkyvAW4EBAIIAAAAwAgAAADAyE=', 'base64'),
  pps: Buffer.from('RAHBcrQiQA==', 'base64'),
};
const PIXELS = Buffer.from(
  'KAGvH4Dd6ZKP//ypaPm6qLbupUg/1BGjPHKclWmM1b8CItt/bNduf9qQgA0YnwR/c7Hz7HBATvb+Dys1aSJibhENjr/+sgOgAFpF91kn/+Woy+mPbVL9ce/RJZvE2nb/87x08gZRnqDQjADjBx84ouvNQt9JP09NvuvfL1zAIFU0+qj1K7fgAMVrI6EgADbrnr4pbt3dC8gzLCpnoBA6AZ28fkx5E+BzV/rw/6GtCIALQAGdvH5MeRPgc1f68P+hqsZCARxxltSTPapPTHyFr78mhOMAV4Af60q+ZldIkOYJnBe4uRUdAILoo/YyT0oEftZmQOImQ0AzABnB7BziyazJLkovYOogh44BH60P0Swv0hAzLHuRvmcGD4g=',
  'base64',
);
/** The profile, tier and level, as the second of the sets tells them. */
const PROFILE = Buffer.from('01600000009000000000001e', 'hex');

/** Makes one whole picture; its Exif tells a place, its XMP a device. */
export const aHeic = (options: HeicOptions = {}): Buffer => {
  const ftyp = box('ftyp', text(options.brand ?? 'heic'), uint(0, 4), text('mif1heic'));
  const exif = Buffer.concat([uint(6, 4), text('Exif\0\0'), text(`GPS-Ort: 51 Grad Nord, ${TRACES[0]}`)]);
  const xmp = text(`<x:xmpmeta><note>${TRACES[1]} ${CREDIT}</note></x:xmpmeta>`);
  const pixels = Buffer.concat([uint(PIXELS.length, 4), PIXELS]);
  // The length of what stands in front of the pixels doesn't depend on where they lie.
  const lengths = [pixels, exif, xmp].map(({ length }) => length);
  const start = ftyp.length + metaOf(options, lengths, 0).length + 8;
  return Buffer.concat([ftyp, metaOf(options, lengths, start), box('mdat', pixels, exif, xmp)]);
};

const metaOf = ({ turns = 0, profile }: HeicOptions, lengths: readonly number[], start: number): Buffer => {
  const items = ['hvc1', 'Exif', 'mime'].map((kind, i) =>
    box(
      'infe',
      uint(2 << 24, 4),
      uint(i + 1, 2),
      uint(0, 2),
      text(`${kind}\0`),
      kind === 'mime' ? text('application/rdf+xml\0') : text(''),
    ),
  );
  let at = start;
  const places = lengths.map((length, i) => {
    const place = Buffer.concat([uint(i + 1, 2), uint(0, 2), uint(1, 2), uint(at, 4), uint(length, 4)]);
    at += length;
    return place;
  });
  const properties = [
    configuration(),
    box('ispe', uint(0, 4), uint(128, 4), uint(96, 4)),
    ...(profile ? [box('colr', text('prof'), profile)] : []),
    ...(turns ? [box('irot', uint(turns, 1))] : []),
  ];
  const associations = properties.map((_, i) => uint(0x80 | (i + 1), 1));
  return box(
    'meta',
    uint(0, 4),
    box('hdlr', uint(0, 8), text('pict'), Buffer.alloc(13)),
    box('pitm', uint(0, 4), uint(1, 2)),
    box('iloc', uint(0, 4), uint(0x44, 1), uint(0, 1), uint(places.length, 2), ...places),
    box('iinf', uint(0, 4), uint(items.length, 2), ...items),
    box(
      'iprp',
      box('ipco', ...properties),
      box('ipma', uint(0, 4), uint(1, 4), uint(1, 2), uint(associations.length, 1), ...associations),
    ),
  );
};

const configuration = (): Buffer => {
  const arrays = [PARAMETER_SETS.vps, PARAMETER_SETS.sps, PARAMETER_SETS.pps].map((unit, i) =>
    Buffer.concat([uint(0xa0 + i, 1), uint(1, 2), uint(unit.length, 2), unit]),
  );
  const depths = Buffer.from([0xf0, 0, 0xfc, 0xfd, 0xf8, 0xf8, 0, 0, 0x0f, arrays.length]);
  return box('hvcC', uint(1, 1), PROFILE, depths, ...arrays);
};

const box = (name: string, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([uint(body.length + 8, 4), text(name), body]);
};

const text = (value: string): Buffer => Buffer.from(value, 'latin1');

const uint = (value: number, bytes: number): Buffer => {
  const written = Buffer.alloc(bytes);
  written.writeUIntBE(value, Math.max(0, bytes - 6), Math.min(bytes, 6));
  return written;
};
