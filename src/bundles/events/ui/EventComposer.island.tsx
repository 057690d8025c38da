// An event while it is announced: what, where and when.
import {
  checkDraft,
  commonDraft,
  Composer,
  fieldNames,
  PictureField,
  Placement,
  TextField,
  TextPart,
  useManuscript,
  usePicture,
  useTextPictures,
} from '#bundles/writing/ui/public.ts';
import type { ComposerView } from '#bundles/writing/ui/public.ts';
import { MAX_LEAD_LENGTH, MAX_TITLE_LENGTH } from '../constants.ts';
import type { EventContent } from '../views.ts';
import { EventFactsFields } from './composer/EventFactsFields.tsx';
import { LocationList } from './composer/LocationList.tsx';
import * as texts from './composer/texts.ts';

/**
 * Why an island: places and days are added and taken away, words are kept while they are typed, and what others saved
 * meanwhile is put together with them.
 */
export const EventComposer = ({ view }: { view: ComposerView<EventContent> }) => {
  const manuscript = useManuscript(view);
  const { content, change, writing } = manuscript;
  const { errors } = writing;
  const picture = usePicture(view, content.imageId, (imageId) => change({ imageId }));
  const textPictures = useTextPictures(content.body);
  const checks = checkDraft({
    title: content.title,
    lead: content.lead,
    hero: content.imageId,
    pictures: [...(picture.image ? [picture.image] : []), ...textPictures],
    ...commonDraft(manuscript),
  });
  return (
    <Composer
      view={view}
      manuscript={manuscript}
      checks={checks}
      fieldNames={{ ...fieldNames, ...texts.fieldNames }}
      side={
        <>
          <Placement view={view} content={content} onChange={change} errors={errors} />
          <PictureField
            name="imageId"
            picture={picture}
            hasPicture={content.imageId !== null}
            hint={texts.pictureHint}
            error={errors['imageId']}
          />
        </>
      }
    >
      <TextField
        name="title"
        label={texts.title}
        look="title"
        value={content.title}
        max={MAX_TITLE_LENGTH}
        placeholder={texts.titlePlaceholder}
        error={errors['title']}
        onChange={(title) => change({ title })}
      />
      <TextField
        name="lead"
        label={texts.lead}
        look="lead"
        value={content.lead}
        max={MAX_LEAD_LENGTH}
        placeholder={texts.leadPlaceholder}
        error={errors['lead']}
        onChange={(lead) => change({ lead })}
      />
      <LocationList
        locations={content.locations}
        errors={errors}
        onChange={(locations) => change({ locations })}
      />
      <EventFactsFields content={content} errors={errors} onChange={change} />
      <TextPart
        name="body"
        label={texts.text}
        hasColours={view.hasColours}
        set="text"
        value={content.body}
        error={errors['body']}
        onChange={(body) => change({ body })}
      />
    </Composer>
  );
};
