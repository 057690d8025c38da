// Draws an article while it is written.
import { DocumentField, PieceComposer, WordsField } from '#bundles/publishing/ui/public.ts';
import type { PieceFieldsProps, PieceForm } from '#bundles/publishing/ui/public.ts';
import { isEmptyText } from '#bundles/rich-text/ui/public.ts';
import type { ComposerView } from '#bundles/writing/ui/public.ts';
import { MAX_HEADLINE_LENGTH, MAX_LEAD_LENGTH, PREMIUM_TEASER_LENGTH } from '../constants.ts';
import type { ArticleContent } from '../views.ts';
import { freeLengthOf } from './composer/free-length.ts';
import { GenreChoice } from './composer/GenreChoice.tsx';
import { PremiumChoice } from './composer/PremiumChoice.tsx';
import * as texts from './composer/texts.ts';

/**
 * Is an island, since what is typed is kept in the browser at once and on the server soon after, what others saved meanwhile is
 * put together with it, places and topics are suggested, and the list „Druckreif“ follows every word.
 */
export const ArticleComposer = ({ view }: { view: ComposerView<ArticleContent> }) => (
  <PieceComposer view={view} form={FORM} />
);

type FieldsProps = PieceFieldsProps<ArticleContent>;

const Fields = (fields: FieldsProps) => (
  <>
    <WordsField
      fields={fields}
      isNeeded
      name="headline"
      label={texts.headline}
      look="title"
      max={MAX_HEADLINE_LENGTH}
      placeholder={texts.headlinePlaceholder}
    />
    <WordsField
      fields={fields}
      name="lead"
      label={texts.lead}
      look="lead"
      max={MAX_LEAD_LENGTH}
      placeholder={texts.leadPlaceholder}
    />
    <DocumentField fields={fields} isRequired name="body" label={texts.text} set="full" height={360} />
  </>
);

const FORM: PieceForm<ArticleContent> = {
  draftOf: ({ headline, lead, body, isPremium }) => ({
    title: headline,
    lead,
    text: body,
    ...(isPremium && { freeLength: freeLengthOf(body), freeWanted: PREMIUM_TEASER_LENGTH }),
  }),
  needsOf: ({ headline, body }) => [
    { field: 'headline', name: texts.headline, isThere: headline.trim() !== '' },
    { field: 'body', name: texts.text, isThere: !isEmptyText(body) },
  ],
  fieldNames: texts.fieldNames,
  textOf: ({ body }) => body,
  picture: { name: 'heroId', hint: texts.heroHint, hintOfGallery: texts.heroOfGallery },
  Fields,
  PlacementFields: ({ content, errors, onChange }: FieldsProps) => (
    <GenreChoice genre={content.genre} onChange={onChange} error={errors['genre']} />
  ),
  BelowPictureFields: ({ content, errors, onChange }: FieldsProps) => (
    <PremiumChoice
      content={content}
      freeLength={freeLengthOf(content.body)}
      onChange={onChange}
      error={errors['isPremium']}
    />
  ),
};
