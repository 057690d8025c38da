// Edits the words, the focus point and the turning of one picture, in the image editor above whatever is open.
import { editImage } from '#bundles/media/ui/public.ts';
import { MANAGER_PREFIX } from '../../constants.ts';
import { evictImage } from '../slot-previews.ts';

export const editPicture = async (id: number): Promise<void> => {
  const news = await editImage(MANAGER_PREFIX, id);
  if (news?.state === 'saved') evictImage(id);
};
