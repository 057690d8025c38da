// Draws where a piece belongs: place, category, topics; the same for all kinds.
import type { ReactNode } from 'react';
import { Field } from '#design/Field.tsx';
import type { CommonContent, ComposerView } from '../../../views.ts';
import * as texts from '../texts.ts';
import styles from './Fields.module.css';
import { categoriesOffered } from './place-names.ts';
import { PlaceField } from './PlaceField.tsx';
import { TagsField } from './TagsField.tsx';

interface PlacementProps {
  readonly view: Pick<ComposerView, 'place' | 'places' | 'categories'>;
  readonly content: CommonContent;
  readonly onChange: (changes: Partial<CommonContent>) => void;
  readonly errors: Readonly<Record<string, string>>;
  /** What a kind asks beside the category. */
  readonly kindFields?: ReactNode;
}

interface Chosen {
  readonly currentTarget: { readonly value: string };
}

/**
 * Returns what the place offers, and what is chosen already: that it doesn't fit any more is said when the piece is to come
 * out.
 */
const choiceOf = (
  { categories, place }: PlacementProps['view'],
  { locationId, categoryId }: CommonContent,
) => {
  const ids = categoriesOffered(locationId, place);
  return ids ? categories.filter(({ id }) => ids.includes(id) || id === categoryId) : categories;
};

export const Placement = ({ view, content, onChange, errors, kindFields }: PlacementProps) => (
  <>
    <PlaceField
      id={content.locationId}
      known={view.place}
      atHand={view.places}
      onChange={(locationId) => onChange({ locationId })}
      error={errors['locationId']}
    />
    <div className={kindFields ? styles.pair : undefined}>
      <div data-field="categoryId">
        <Field
          name="categoryId"
          label={texts.category}
          mark={texts.needed}
          aria-required
          options={[
            { value: '', name: texts.categoryNone },
            ...choiceOf(view, content).map(({ id, name }) => ({ value: String(id), name })),
          ]}
          value={String(content.categoryId ?? '')}
          error={errors['categoryId']}
          onChange={({ currentTarget: { value } }: Chosen) =>
            onChange({ categoryId: value === '' ? null : Number(value) })
          }
        />
      </div>
      {kindFields}
    </div>
    <TagsField tags={content.tags} onChange={(tags) => onChange({ tags })} error={errors['tags']} />
  </>
);
