// Draws the dialog for several pictures as one: uploaded or taken from one's lists, given their words, put in order, taken out
// again.
import { useRef, useState } from 'react';
import { Button } from '#design/Button.tsx';
import { Icon } from '#design/Icon.tsx';
import { Uploader, saveImageWords } from '#bundles/media/ui/public.ts';
import type { ImageWords } from '#bundles/media/ui/public.ts';
import { MANAGER_PREFIX, MAX_GALLERY_LENGTH } from '../../constants.ts';
import * as texts from '../../texts.ts';
import { EditorDialog } from '../EditorDialog.tsx';
import type { DialogErrors } from '../EditorDialog.tsx';
import { evictImage, cachePicture } from '../slot-previews.ts';
import { usePick } from './dialog-props.ts';
import type { SlotDialogProps } from './dialog-props.ts';
import styles from './dialogs.module.css';
import { GalleryRows } from './GalleryRows.tsx';
import type { TypedWords } from './GalleryRows.tsx';
import { PICTURE_RULES, PICTURE_TARGET } from './picture-calls.ts';
import { ReferenceLists } from './ReferenceLists.tsx';

export const GalleryDialog = ({ current, onPick, onClose }: SlotDialogProps) => {
  const pick = usePick(onPick);
  const { ids, setIds, add, news, setNews, error, setError } = useGallery(current);
  const [words, setWords] = useState<TypedWords>(new Map());
  const { areListsOpen, opener, openLists, closeLists } = useLists();
  const [isUploading, setUploading] = useState(false);
  const submit = async () => {
    const wrong = isUploading ? texts.galleryWaits : lengthError(ids);
    if (wrong) return setError(wrong);
    const refused = await saveWords([...words].filter(([id]) => ids.includes(id)));
    if (Object.keys(refused).length > 0) return refused;
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
      <GalleryRows
        ids={ids}
        onOrder={setIds}
        words={words}
        onWords={(id, typed) => setWords(new Map(words).set(id, typed))}
        onNews={setNews}
      />
      <output className="visually-hidden">{news}</output>
      <GalleryError text={error} />
      <div>
        <Button ref={opener} aria-haspopup="dialog" onClick={openLists}>
          {texts.fromCollection}
        </Button>
      </div>
      <Uploader
        keepsDuplicates
        forgetsDone
        rules={PICTURE_RULES}
        target={PICTURE_TARGET}
        onUploaded={({ imageObj }, { file }) => {
          cachePicture(imageObj.id, file);
          add([imageObj.id]);
        }}
        onUnderWay={setUploading}
      />
      {areListsOpen && (
        <ReferenceLists
          isMultiple
          onCopied={(references) => add(references.map(({ imageId }) => imageId))}
          onClose={closeLists}
        />
      )}
    </EditorDialog>
  );
};

const lengthError = ({ length }: readonly number[]): string | undefined => {
  if (length === 0) return texts.galleryMissing;
  return length > MAX_GALLERY_LENGTH ? texts.galleryFull(MAX_GALLERY_LENGTH) : undefined;
};

const GalleryError = ({ text }: { text: string }) => (
  <p role="alert" className={styles.error}>
    {text && <Icon name="warning" />}
    {text}
  </p>
);

/** Opens one's own lists above the dialog; what opened them gets the focus back. */
const useLists = () => {
  const [areListsOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const closeLists = () => {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return { areListsOpen, opener, openLists: () => setOpen(true), closeLists };
};

/** Saves the words of the pictures one after the other; returns sentences by field for those that could not be saved. */
const saveWords = async (changed: readonly (readonly [number, ImageWords])[]): Promise<DialogErrors> => {
  const refused: Record<string, string> = {};
  for (const [id, words] of changed) {
    const errors = await saveImageWords(MANAGER_PREFIX, id, words);
    for (const [field, text] of Object.entries(errors ?? {})) refused[`${field}-${id}`] = text;
    if (!errors) evictImage(id);
  }
  return refused;
};

/** Holds the ids in their order, each once; `news` is what is said aloud, `error` why they can't be inserted. */
const useGallery = (current: SlotDialogProps['current']) => {
  const [ids, setIds] = useState<readonly number[]>(
    current?.type === 'gallery' ? current.attrs.imageIds : [],
  );
  const [news, setNews] = useState('');
  const [error, setError] = useState('');
  const add = (more: readonly number[]) => {
    setError('');
    setIds((before) => [...new Set([...before, ...more])]);
    setNews(texts.nowIn(more.length));
  };
  return { ids, setIds, add, news, setNews, error, setError };
};
