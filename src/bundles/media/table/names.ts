// Says how a picture is called in lists.
import { unnamed } from '../rights/texts.ts';
import type { Image } from '../queries.ts';

export const nameOf = ({ id, caption, filename }: Pick<Image, 'id' | 'caption' | 'filename'>): string =>
  caption || filename || unnamed(id);
