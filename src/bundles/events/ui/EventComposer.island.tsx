// Draws the form on which an event is announced: what, where and when.
import { DocumentField, PieceComposer, WordsField } from '#bundles/publishing/ui/public.ts';
import type { PieceFieldsProps, PieceForm } from '#bundles/publishing/ui/public.ts';
import type { ComposerView } from '#bundles/writing/ui/public.ts';
import { MAX_LEAD_LENGTH, MAX_TITLE_LENGTH } from '../constants.ts';
import type { EventContent } from '../views.ts';
import { EventDetailsFields } from './composer/EventDetailsFields.tsx';
import { EventFactsFields } from './composer/EventFactsFields.tsx';
import { LocationList } from './composer/LocationList.tsx';
import { needsOf } from './composer/needs.ts';
import * as texts from './composer/texts.ts';

/**
 * This is an island because places and days are added and taken away, words are kept while they are typed, and what others
 * saved meanwhile is put together with them.
 */
export const EventComposer = ({ view }: { view: ComposerView<EventContent> }) => (
  <PieceComposer view={view} form={FORM} />
);

const Fields = (fields: PieceFieldsProps<EventContent>) => (
  <>
    <WordsField
      fields={fields}
      isNeeded
      name="title"
      label={texts.title}
      look="title"
      max={MAX_TITLE_LENGTH}
      placeholder={texts.titlePlaceholder}
    />
    <WordsField
      fields={fields}
      name="lead"
      label={texts.lead}
      look="lead"
      max={MAX_LEAD_LENGTH}
      placeholder={texts.leadPlaceholder}
    />
    <LocationList
      locations={fields.content.locations}
      locationId={fields.content.locationId}
      objectId={fields.objectId}
      errors={fields.errors}
      onChange={(locations) => fields.onChange({ locations })}
    />
    <EventFactsFields {...fields} />
    <EventDetailsFields {...fields} />
    <DocumentField fields={fields} name="body" label={texts.text} set="text" />
  </>
);

const FORM: PieceForm<EventContent> = {
  draftOf: ({ title, lead }) => ({ title, lead }),
  needsOf,
  fieldNames: texts.fieldNames,
  textOf: ({ body }) => body,
  picture: { name: 'imageId', hint: texts.pictureHint, hintOfGallery: texts.pictureOfGallery },
  Fields,
};
