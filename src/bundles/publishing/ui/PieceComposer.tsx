// Draws the composer of a piece of any kind: its manuscript, its picture, where it belongs and what „Druckreif“ says of it. A
// kind declares what is its own.
import type { ComponentType } from 'react';
import { firstOfGallery } from '#bundles/rich-text/ui/public.ts';
import type { RichTextDocument } from '#bundles/rich-text/ui/public.ts';
import {
  allOf,
  checkDraft,
  commonDraft,
  commonNeeds,
  Composer,
  fieldNames,
  PictureField,
  Placement,
  useManuscript,
  usePicture,
  useTextPictures,
  useTransfers,
} from '#bundles/writing/ui/public.ts';
import type { CheckedDraft, CommonContent, ComposerView, Need } from '#bundles/writing/ui/public.ts';
import type { PieceFieldsProps } from './piece-fields.tsx';

/** The names of what holds a picture. */
type PictureName<Content> = {
  [Name in keyof Content]-?: [Content[Name], number | null] extends [number | null, Content[Name]]
    ? Name
    : never;
}[keyof Content] &
  string;

/** What a kind declares of the composer of its pieces. */
export interface PieceForm<Content extends CommonContent> {
  /** Returns what is checked beside what all kinds have alike. */
  readonly draftOf: (
    content: Content,
  ) => Pick<CheckedDraft, 'title' | 'lead' | 'text' | 'freeLength' | 'freeWanted'>;
  /** Returns the fields without which it can't come out, beside those of all kinds. */
  readonly needsOf: (content: Content) => readonly Need[];
  /** What its fields are called, by their name in the content. */
  readonly fieldNames: Readonly<Record<string, string>>;
  /** Returns a text with pictures of its own, whose first gallery stands for the piece where no picture was chosen. */
  readonly textOf?: (content: Content) => RichTextDocument;
  /** The picture that stands for it; left out for a kind without one. */
  readonly picture?: {
    readonly name: PictureName<Content>;
    readonly hint: string;
    /** Where a gallery of the text stands for it. */
    readonly hintOfGallery?: string;
    /** It is what the piece is about, and the first that is asked for. */
    readonly isLarge?: boolean;
  };
  /** Title, text and what else stands in the middle. */
  readonly Fields: ComponentType<PieceFieldsProps<Content>>;
  /** Stands with place and category. */
  readonly PlacementFields?: ComponentType<PieceFieldsProps<Content>>;
  /** Stands below the picture. */
  readonly BelowPictureFields?: ComponentType<PieceFieldsProps<Content>>;
}

interface PieceComposerProps<Content extends CommonContent> {
  readonly view: ComposerView<Content>;
  readonly form: PieceForm<Content>;
}

/** Draws the composer, within the island of a kind. */
export const PieceComposer = <Content extends CommonContent>({ view, form }: PieceComposerProps<Content>) => {
  const manuscript = useManuscript(view);
  const { content, change, writing } = manuscript;
  const { picture, uploads, image, hero, waiting } = usePiecePicture(view, form, manuscript);
  const { objectId, hasColours } = view;
  const { onTransfer, ...transfers } = useTransfers();
  const fields = { content, errors: writing.errors, onChange: change, objectId, hasColours, onTransfer };
  const { Fields, PlacementFields, BelowPictureFields } = form;
  const textPictures = useTextPictures(form.textOf?.(content) ?? NO_TEXT);
  const checks = checkDraft({
    ...form.draftOf(content),
    ...(form.picture && { hero }),
    pictures: [...(image ? [image] : []), ...textPictures],
    ...commonDraft(manuscript),
  });
  return (
    <Composer
      view={view}
      manuscript={manuscript}
      needs={[...form.needsOf(content), ...commonNeeds(content)]}
      checks={checks}
      uploads={allOf(uploads, transfers)}
      picture={waiting}
      hasTransfers={transfers.isUnderWay}
      fieldNames={{ ...fieldNames, ...form.fieldNames }}
      side={
        <>
          <Placement
            view={view}
            content={content}
            onChange={(placed) => change(placed as Partial<Content>)}
            errors={writing.errors}
            kindFields={PlacementFields && <PlacementFields {...fields} />}
          />
          {!form.picture?.isLarge && picture}
          {BelowPictureFields && <BelowPictureFields {...fields} />}
        </>
      }
    >
      {form.picture?.isLarge && picture}
      <Fields {...fields} />
    </Composer>
  );
};

const NO_TEXT: Pick<RichTextDocument, 'content'> = { content: [] };

/** Returns the field of the picture, what is known of it, and which picture readers will see. */
const usePiecePicture = <Content extends CommonContent>(
  view: ComposerView<Content>,
  { picture: declared, textOf }: PieceForm<Content>,
  { content, change, writing }: ReturnType<typeof useManuscript<Content>>,
) => {
  const chosen = declared ? (content[declared.name] as number | null) : null;
  const picture = usePicture(view, chosen, (id) => {
    if (declared) change({ [declared.name]: id } as Partial<Content>);
  });
  const ofGallery = textOf ? firstOfGallery(textOf(content)) : null;
  return {
    uploads: picture.uploads,
    image: picture.image,
    waiting: declared && { field: declared.name, file: picture.waitingFile, send: picture.send },
    hero: chosen ?? ofGallery,
    picture: declared && (
      <PictureField
        isLarge={declared.isLarge ?? false}
        name={declared.name}
        picture={picture}
        hasPicture={chosen !== null}
        hint={(ofGallery !== null && declared.hintOfGallery) || declared.hint}
        error={writing.errors[declared.name]}
      />
    ),
  };
};
