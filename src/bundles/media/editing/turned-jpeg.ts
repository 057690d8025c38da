// Shows a JPEG turned without decoding it: the Exif tag for the orientation is put in front.
// docs/decisions/0028-image-editor.md

/** Returns the file so that it is shown so many quarter turns clockwise from how it lies there. */
export const turnedJpeg = (file: Buffer, steps: number): Buffer =>
  steps === 0
    ? file
    : Buffer.concat([
        file.subarray(0, START_BYTES),
        exifWith(ORIENTATIONS[steps]!),
        file.subarray(START_BYTES),
      ]);

/** The length of the marker that every JPEG begins with. */
const START_BYTES = 2;

/** The values of Exif for quarter turns clockwise, by their number. */
const ORIENTATIONS = [1, 6, 3, 8];

/** Makes a segment APP1 with one tag, 0x0112, as a TIFF directory in little endian. */
const exifWith = (orientation: number): Buffer => {
  const tag = Buffer.from([0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]);
  const directory = Buffer.concat([Buffer.from([1, 0]), tag, Buffer.alloc(4)]);
  const body = Buffer.concat([Buffer.from('Exif\0\0II*\0\x08\0\0\0', 'latin1'), directory]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(2 + body.length, 2);
  return Buffer.concat([head, body]);
};
