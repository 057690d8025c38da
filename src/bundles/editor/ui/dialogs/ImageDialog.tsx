// Draws the dialog for one picture: a file, or an address that the server fetches it from; then how it stands in the text.
import { useState } from 'react';
import { isImageAddress } from '../../rules.ts';
import * as texts from '../../texts.ts';
import { EditorDialog } from '../EditorDialog.tsx';
import type { DialogErrors } from '../EditorDialog.tsx';
import { DialogTabs } from './DialogTabs.tsx';
import { usePick } from './dialog-props.ts';
import type { SlotDialogProps } from './dialog-props.ts';
import { fetchPicture } from './picture-calls.ts';
import { PictureAddress, PictureUpload, StandingPicture } from './PictureSource.tsx';
import { PictureWords, wordsIn } from './PictureWords.tsx';
import { imageSlot } from './slots.ts';
import type { ImageSlot } from './slots.ts';

export const ImageDialog = ({ current, onPick, onClose }: SlotDialogProps) => {
  const pick = usePick(onPick);
  const image = current?.type === 'image' ? current : undefined;
  const [tab, setTab] = useState<keyof typeof texts.imageTabs>('upload');
  const [uploadedId, setUploadedId] = useState<number>();
  const [missing, setMissing] = useState('');
  const submit = async (values: FormData) => {
    const id =
      image?.attrs.imageId ??
      (tab === 'upload' ? uploadedId : await uploadPicture(String(values.get('url'))));
    if (id === undefined) return setMissing(texts.imageMissing);
    if (typeof id !== 'number') return id;
    return pick(imageSlot(id, wordsIn(values)));
  };
  return (
    <EditorDialog
      title={image ? texts.imageChangeTitle : texts.imageTitle}
      submitLabel={image ? texts.take : texts.insert}
      onSubmit={submit}
      onClose={onClose}
    >
      {image ? (
        <StandingPicture id={image.attrs.imageId} />
      ) : (
        <DialogTabs
          label={texts.imageWays}
          names={texts.imageTabs}
          open={tab}
          onOpen={setTab}
          panels={{
            upload: (
              <PictureUpload
                error={uploadedId === undefined ? missing : ''}
                onChange={(id) => {
                  setUploadedId(id);
                  setMissing('');
                }}
              />
            ),
            address: <PictureAddress />,
          }}
        />
      )}
      <PictureWords of={(image ?? NEW).attrs} />
    </EditorDialog>
  );
};

const NEW: ImageSlot = imageSlot(1);

/** Returns the id of the picture that was fetched, or what is wrong with the address. */
const uploadPicture = async (address: string): Promise<number | DialogErrors> => {
  if (!isImageAddress(address.trim())) return { url: texts.wrongAddress };
  const answer = await fetchPicture(address.trim());
  return answer.status === 1 ? answer.imageId : { url: answer.msg };
};
