// Opens the image editor over the list, and takes what it did into the list.
import { useState } from 'react';
import { Button } from '#design/Button.tsx';
import * as texts from '../texts.ts';
import type { OrderedPicture } from '../views.ts';
import type { OrderActions } from './use-order.ts';

interface EditButtonProps {
  readonly of: OrderedPicture;
  readonly act: Pick<OrderActions, 'edited' | 'removed'>;
}

export const EditButton = ({ of: { id, name, mayEdit }, act }: EditButtonProps) => {
  const [isOpening, setOpening] = useState(false);
  if (!mayEdit) return null;
  const open = async () => {
    setOpening(true);
    const { openImageEditor } = await import('../../ui/image-editor/open-image-editor.ts');
    const news = await openImageEditor({ imageManagerPrefix: PREFIX, imageId: id });
    setOpening(false);
    if (news?.imageObj) act.edited(news.imageObj);
    if (news?.state === 'removed') act.removed(id);
  };
  return (
    <Button
      isSmall
      isBusy={isOpening}
      aria-label={texts.labelled(texts.editPicture, name)}
      onClick={() => void open()}
    >
      {texts.editPicture}
    </Button>
  );
};

const PREFIX = 'picture-order';
