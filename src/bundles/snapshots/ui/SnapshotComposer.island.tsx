// Draws a snapshot while it is made: the picture first.
import { DocumentField, PieceComposer, WordsField } from '#bundles/publishing/ui/public.ts';
import type { PieceFieldsProps, PieceForm } from '#bundles/publishing/ui/public.ts';
import type { ComposerView } from '#bundles/writing/ui/public.ts';
import { MAX_TITLE_LENGTH } from '../constants.ts';
import type { SnapshotContent } from '../views.ts';
import * as texts from './composer/texts.ts';

/**
 * Is an island because the picture is taken with the phone and uploaded with progress, words are kept while they are typed, and
 * what others saved meanwhile is put together with them.
 */
export const SnapshotComposer = ({ view }: { view: ComposerView<SnapshotContent> }) => (
  <PieceComposer view={view} form={FORM} />
);

const Fields = (fields: PieceFieldsProps<SnapshotContent>) => (
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
    <DocumentField fields={fields} name="text" label={texts.text} hint={texts.textHint} set="small" />
  </>
);

const FORM: PieceForm<SnapshotContent> = {
  draftOf: ({ title }) => ({ title }),
  needsOf: ({ imageId, title }) => [
    { field: 'imageId', name: texts.picture, isThere: imageId !== null },
    { field: 'title', name: texts.title, isThere: title.trim() !== '' },
  ],
  fieldNames: texts.fieldNames,
  picture: { name: 'imageId', hint: texts.pictureHint, isLarge: true },
  Fields,
};
