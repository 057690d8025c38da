// An article while it is written.
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
import { firstOfGallery, isEmptyText } from '#bundles/rich-text/ui/public.ts';
import { MAX_HEADLINE_LENGTH, MAX_LEAD_LENGTH, PREMIUM_TEASER_LENGTH } from '../constants.ts';
import type { ArticleContent } from '../views.ts';
import { freeLengthOf } from './composer/free-length.ts';
import { GenreChoice } from './composer/GenreChoice.tsx';
import { PremiumChoice } from './composer/PremiumChoice.tsx';
import * as texts from './composer/texts.ts';

/**
 * Why an island: what is typed is kept in the browser at once and on the server soon after, what others saved meanwhile is
 * put together with it, places and topics are suggested, and the list „Druckreif“ follows every word.
 */
export const ArticleComposer = ({ view }: { view: ComposerView<ArticleContent> }) => {
  const manuscript = useManuscript(view);
  const { content, change, writing } = manuscript;
  const { errors } = writing;
  const hero = usePicture(view, content.heroId, (heroId) => change({ heroId }));
  const textPictures = useTextPictures(content.body);
  const free = freeLengthOf(content.body);
  const checks = checkDraft({
    title: content.headline,
    lead: content.lead,
    text: content.body,
    hero: content.heroId ?? firstOfGallery(content.body),
    pictures: [...(hero.image ? [hero.image] : []), ...textPictures],
    ...commonDraft(manuscript),
    ...(content.isPremium && { freeLength: free, freeWanted: PREMIUM_TEASER_LENGTH }),
  });
  return (
    <Composer
      view={view}
      manuscript={manuscript}
      needs={[
        { field: 'headline', name: texts.headline, isThere: content.headline.trim() !== '' },
        { field: 'body', name: texts.text, isThere: !isEmptyText(content.body) },
        ...commonNeeds(content),
      ]}
      checks={checks}
      fieldNames={{ ...fieldNames, ...texts.fieldNames }}
      side={
        <>
          <Placement
            view={view}
            content={content}
            onChange={change}
            errors={errors}
            beside={<GenreChoice genre={content.genre} onChange={change} error={errors['genre']} />}
          />
          <PictureField
            name="heroId"
            picture={hero}
            hasPicture={content.heroId !== null}
            hint={firstOfGallery(content.body) === null ? texts.heroHint : texts.heroOfGallery}
            error={errors['heroId']}
          />
          <PremiumChoice content={content} freeLength={free} onChange={change} error={errors['isPremium']} />
        </>
      }
    >
      <ArticleFields view={view} content={content} errors={errors} onChange={change} />
    </Composer>
  );
};

interface FieldsProps {
  readonly view: Pick<ComposerView<ArticleContent>, 'hasColours'>;
  readonly content: ArticleContent;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<ArticleContent>) => void;
}

const ArticleFields = ({ view, content, errors, onChange }: FieldsProps) => (
  <>
    <TextField
      isNeeded
      name="headline"
      label={texts.headline}
      look="title"
      value={content.headline}
      max={MAX_HEADLINE_LENGTH}
      placeholder={texts.headlinePlaceholder}
      error={errors['headline']}
      onChange={(headline) => onChange({ headline })}
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
    <TextPart
      isRequired
      name="body"
      label={texts.text}
      hasColours={view.hasColours}
      set="full"
      value={content.body}
      error={errors['body']}
      height={360}
      onChange={(body) => onChange({ body })}
    />
  </>
);
