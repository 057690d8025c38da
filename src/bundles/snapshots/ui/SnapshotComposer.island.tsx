// A snapshot while it is made: the picture first.
import {
  checkDraft,
  commonDraft,
  commonNeeds,
  Composer,
  fieldNames,
  PictureField,
  Placement,
  TextField,
  TextPart,
  useManuscript,
  usePicture,
} from '#bundles/writing/ui/public.ts';
import type { ComposerView } from '#bundles/writing/ui/public.ts';
import { MAX_TITLE_LENGTH } from '../constants.ts';
import type { SnapshotContent } from '../views.ts';
import * as texts from './composer/texts.ts';

/**
 * Why an island: the picture is taken with the phone and uploaded with progress, words are kept while they are typed, and
 * what others saved meanwhile is put together with them.
 */
export const SnapshotComposer = ({ view }: { view: ComposerView<SnapshotContent> }) => {
  const manuscript = useManuscript(view);
  const { content, change, writing } = manuscript;
  const { errors } = writing;
  const picture = usePicture(view, content.imageId, (imageId) => change({ imageId }));
  const checks = checkDraft({
    title: content.title,
    hero: content.imageId,
    pictures: picture.image ? [picture.image] : [],
    ...commonDraft(manuscript),
  });
  return (
    <Composer
      view={view}
      manuscript={manuscript}
      needs={[
        { field: 'imageId', name: texts.picture, isThere: content.imageId !== null },
        { field: 'title', name: texts.title, isThere: content.title.trim() !== '' },
        ...commonNeeds(content),
      ]}
      checks={checks}
      fieldNames={{ ...fieldNames, ...texts.fieldNames }}
      side={<Placement view={view} content={content} onChange={change} errors={errors} />}
    >
      <PictureField
        isLarge
        name="imageId"
        picture={picture}
        hasPicture={content.imageId !== null}
        hint={texts.pictureHint}
        error={errors['imageId']}
      />
      <TextField
        isNeeded
        name="title"
        label={texts.title}
        look="title"
        value={content.title}
        max={MAX_TITLE_LENGTH}
        placeholder={texts.titlePlaceholder}
        error={errors['title']}
        onChange={(title) => change({ title })}
      />
      <TextPart
        name="text"
        label={texts.text}
        hint={texts.textHint}
        hasColours={view.hasColours}
        set="small"
        value={content.text}
        error={errors['text']}
        onChange={(text) => change({ text })}
      />
    </Composer>
  );
};
