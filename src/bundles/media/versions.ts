// Topic: what makes pictures. Who only asks which versions there are reads it as late as who makes one.
import type { SoftwareVersion } from '#kernel/software-versions.ts';

export const pictureVersions = async (): Promise<SoftwareVersion[]> => {
  const { versions } = (await import('sharp')).default;
  return [
    { name: 'sharp', version: versions.sharp ?? '?' },
    { name: 'libvips', version: versions.vips },
  ];
};
