// Names the versions of what makes pictures. sharp is loaded only when somebody asks for them.
import type { SoftwareVersion } from '#kernel/software-versions.ts';

export const pictureVersions = async (): Promise<SoftwareVersion[]> => {
  const { versions } = (await import('sharp')).default;
  return [
    { name: 'sharp', version: versions.sharp ?? '?' },
    { name: 'libvips', version: versions.vips },
  ];
};
