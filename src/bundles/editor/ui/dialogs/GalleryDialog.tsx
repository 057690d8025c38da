// Several pictures as one: brought or taken from one's lists, put in order, taken out again.
import { useRef, useState } from 'react';
import { Button } from '#design/Button.tsx';
import { Icon } from '#design/Icon.tsx';
import { Uploader } from '#bundles/media/ui/public.ts';
import { MAX_GALLERY_LENGTH } from '../../constants.ts';
import * as texts from '../../texts.ts';
import { EditorDialog } from '../EditorDialog.tsx';
import { rememberPicture } from '../slot-previews.ts';
import { usePick } from './dialog-props.ts';
import type { SlotDialogProps } from './dialog-props.ts';
import styles from './dialogs.module.css';
import { GalleryRows } from './GalleryRows.tsx';
import { PICTURE_RULES, PICTURE_TARGET } from './picture-calls.ts';
import { ReferenceLists } from './ReferenceLists.tsx';

export const GalleryDialog = ({ current, onPick, onClose }: SlotDialogProps) => {
  const pick = usePick(onPick);
  const { ids, setIds, add, news, setNews } = useGallery(
    current?.type === 'gallery' ? current.attrs.imageIds : [],
  );
  const [error, setError] = useState('');
  const [isChoosing, setChoosing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const closeLists = () => {
    setChoosing(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const submit = () => {
    if (ids.length === 0) return setError(texts.galleryMissing);
    if (ids.length > MAX_GALLERY_LENGTH) return setError(texts.galleryFull(MAX_GALLERY_LENGTH));
    return pick({ type: 'gallery', attrs: { imageIds: ids } });
  };
  return (
    <EditorDialog
      title={texts.galleryTitle}
      submitLabel={current ? texts.take : texts.insert}
      onSubmit={submit}
      onClose={onClose}
      isWide
    >
      <p className="note">{ids.length === 0 ? texts.galleryEmpty : texts.galleryPictures(ids.length)}</p>
      <GalleryRows ids={ids} onOrder={setIds} onNews={setNews} />
      <output className="visually-hidden">{news}</output>
      <p role="alert" className={styles.error}>
        {error && <Icon name="warning" />}
        {error}
      </p>
      <div>
        <Button ref={opener} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          {texts.fromCollection}
        </Button>
      </div>
      <Uploader
        keepsTwins
        forgetsDone
        rules={PICTURE_RULES}
        target={PICTURE_TARGET}
        onUploaded={({ imageObj }, { file }) => {
          setError('');
          rememberPicture(imageObj.id, file);
          add([imageObj.id]);
        }}
      />
      {isChoosing && (
        <ReferenceLists
          isMultiple
          onCopied={(references) => {
            setError('');
            add(references.map(({ imageId }) => imageId));
          }}
          onClose={closeLists}
        />
      )}
    </EditorDialog>
  );
};

/** Ids in their order, each once; `news` is what is said aloud. */
const useGallery = (begin: readonly number[]) => {
  const [ids, setIds] = useState<readonly number[]>(begin);
  const [news, setNews] = useState('');
  const add = (more: readonly number[]) => {
    setIds((before) => [...new Set([...before, ...more])]);
    setNews(texts.nowIn(more.length));
  };
  return { ids, setIds, add, news, setNews };
};
