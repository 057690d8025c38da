// Topic: what makes pictures.
import sharp from 'sharp';
import type { SoftwareVersion } from '#kernel/software-versions.ts';

export const pictureVersions = async (): Promise<SoftwareVersion[]> => [
  { name: 'sharp', version: sharp.versions.sharp ?? '?' },
  { name: 'libvips', version: sharp.versions.vips },
];
