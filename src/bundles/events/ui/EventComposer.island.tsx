// An event while it is announced: what, where and when.
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
  useTextPictures,
} from '#bundles/writing/ui/public.ts';
import type { ComposerView } from '#bundles/writing/ui/public.ts';
import { firstOfGallery } from '#bundles/rich-text/ui/public.ts';
import { MAX_LEAD_LENGTH, MAX_TITLE_LENGTH } from '../constants.ts';
import type { EventContent, EventContentDate } from '../views.ts';
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
    hero: content.imageId ?? firstOfGallery(content.body),
    pictures: [...(picture.image ? [picture.image] : []), ...textPictures],
    ...commonDraft(manuscript),
  });
  return (
    <Composer
      view={view}
      manuscript={manuscript}
      needs={[...needsOf(content), ...commonNeeds(content)]}
      checks={checks}
      fieldNames={{ ...fieldNames, ...texts.fieldNames }}
      side={
        <>
          <Placement view={view} content={content} onChange={change} errors={errors} />
          <PictureField
            name="imageId"
            picture={picture}
            hasPicture={content.imageId !== null}
            hint={firstOfGallery(content.body) === null ? texts.pictureHint : texts.pictureOfGallery}
            error={errors['imageId']}
          />
        </>
      }
    >
      <EventFields view={view} content={content} errors={errors} onChange={change} />
    </Composer>
  );
};

interface FieldsProps {
  readonly view: Pick<ComposerView<EventContent>, 'hasColours'>;
  readonly content: EventContent;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<EventContent>) => void;
}

const EventFields = ({ view, content, errors, onChange }: FieldsProps) => (
  <>
    <TextField
      isNeeded
      name="title"
      label={texts.title}
      look="title"
      value={content.title}
      max={MAX_TITLE_LENGTH}
      placeholder={texts.titlePlaceholder}
      error={errors['title']}
      onChange={(title) => onChange({ title })}
    />
    <TextField
      name="lead"
      label={texts.lead}
      look="lead"
      value={content.lead}
      max={MAX_LEAD_LENGTH}
      placeholder={texts.leadPlaceholder}
      error={errors['lead']}
      onChange={(lead) => onChange({ lead })}
    />
    <LocationList
      locations={content.locations}
      errors={errors}
      onChange={(locations) => onChange({ locations })}
    />
    <EventFactsFields content={content} errors={errors} onChange={onChange} />
    <TextPart
      name="body"
      label={texts.text}
      hasColours={view.hasColours}
      set="text"
      value={content.body}
      error={errors['body']}
      onChange={(body) => onChange({ body })}
    />
  </>
);

/** Of each place where, and of each of its days when; the first that is missing is where one is led. */
const needsOf = ({ title, locations, organiser }: EventContent) => {
  const shown = locations.length > 0 ? locations : [NOWHERE];
  const venues = shown.map(({ venue }, at) => ({
    field: `locations.${at}.venue`,
    isThere: venue.trim() !== '',
  }));
  const times = shown.flatMap(({ dates }, at) =>
    (dates.length > 0 ? dates : [NEVER]).flatMap((date, dateAt) =>
      timesOf(date, `locations.${at}.dates.${dateAt}`),
    ),
  );
  return [
    { field: 'title', name: texts.title, isThere: title.trim() !== '' },
    { name: texts.venue, ...firstMissing(venues) },
    { name: texts.dayAndHour, ...firstMissing(times) },
    { field: 'organiser', name: texts.organiserNeeded, isThere: organiser.trim() !== '' },
  ];
};

interface Asked {
  readonly field: string;
  readonly isThere: boolean;
}

const timesOf = ({ day, from, isAllDay }: EventContentDate, field: string): readonly Asked[] => [
  { field: `${field}.day`, isThere: day !== '' },
  { field: `${field}.from`, isThere: isAllDay || from !== '' },
];

const firstMissing = (asked: readonly Asked[]): Asked => asked.find(({ isThere }) => !isThere) ?? asked[0]!;

const NEVER: EventContentDate = { day: '', from: '', untilDay: '', until: '', isAllDay: false };
const NOWHERE = { venue: '', dates: [NEVER] };
