// Defines how a piece of any kind is written: how what a manuscript holds becomes the piece that is out. A kind declares what
// its content is and how its page is drawn.
import type { ComponentType } from 'react';
import type { TagView } from '#design/TagList.tsx';
import type { PageAnswer } from '#kernel/answers.ts';
import { refKey, summariesOf } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { anonymous } from '#kernel/viewer.ts';
import { imageIdsShown } from '#bundles/piece-pages/public.ts';
import type { ShownImages } from '#bundles/piece-pages/public.ts';
import { loadPlacing, slugsOfPieces, usableImages } from '#bundles/pieces/public.ts';
import type { PieceFacts, PieceSlugs } from '#bundles/pieces/public.ts';
import { withOtherIds } from '#bundles/rich-text/public.ts';
import type { OtherIds, RichTextDocument } from '#bundles/rich-text/public.ts';
import type {
  CommonContent,
  EditablePiece,
  KindWriting,
  Previewed,
  RevisionField,
} from '#bundles/writing/public.ts';
import type { PieceCommands } from './define-piece-commands.ts';
import { outlineOf, placementOf, toEditablePiece } from './editable-piece.ts';
import { previewAnswer, rowAsIfOut, tagsAsIfOut, titleAsIfOut } from './preview.ts';
import type { PublicationInput } from './publishing.ts';

/** A piece with its place, as a kind finds it to be changed. */
interface PlacedPiece extends PieceFacts {
  readonly locationId: number;
  readonly categoryId: number;
  readonly tagIds: number[];
}

/** What a preview is drawn from beside the content. */
export interface AsIfOut {
  readonly row: Awaited<ReturnType<typeof rowAsIfOut>>;
  /** This is the title, or words in the place of one. */
  readonly title: string;
  /** The pictures that the viewer could publish; others are left out. */
  readonly usable: ReadonlySet<number>;
  readonly shownBy: { readonly type: 'manuscript'; readonly id: number } | undefined;
}

export interface PieceWriting<
  Content extends CommonContent,
  Input extends PublicationInput,
  Piece extends PlacedPiece,
  View extends { readonly tags: readonly TagView[] },
> {
  readonly commands: PieceCommands<Input>;
  readonly blank: Content;
  /** Reads content from outside with `readContent`. */
  readonly read: (ctx: Ctx, content: unknown) => Content;
  readonly titleOf: (content: Content) => string;
  /** Returns what stands for the content, and its text. */
  readonly shows: (content: Content) => Shown;
  /** Returns the content with others of these; people whom it names beside its text are named by `person`. */
  readonly withShown: (content: Content, shown: Shown, person: OtherIds['person']) => Content;
  /** Everything a reader of revisions compares, in the order of the page; `named` has its place in words, and people by their names. */
  readonly fields: (content: Content, named: Named) => readonly RevisionField[];
  /** Returns the people whom the content names by their ids. */
  readonly peopleIn?: (content: Content) => readonly number[];
  readonly find: (ctx: Ctx, id: number) => Promise<Piece | undefined>;
  readonly contentOf: (piece: Piece, placed: CommonContent) => Content;
  /** Returns what a new piece begins with that is to be like this one; without it each is told anew. */
  readonly startFrom?: (content: Content) => Content;
  readonly picturesOf: (piece: Piece) => ShownImages;
  readonly hrefOf: (piece: Piece & PieceSlugs) => string;
  /** Adds what it gets by itself when it comes out, such as a picture of its text. */
  readonly complete?: (content: Content) => Content;
  readonly toInput: (content: Content) => Input;
  readonly Page: ComponentType<{ view: View }>;
  readonly loadView: (ctx: Ctx, content: Content, asIfOut: AsIfOut) => Promise<View>;
}

interface Shown {
  readonly imageId: number | null;
  readonly text: RichTextDocument;
}

type Named = Awaited<ReturnType<typeof loadPlacing>> & {
  /** Names a person; '' for someone whose profile isn't there for everybody: a number typed by anybody names nobody. */
  readonly nameOf: (userId: number) => string;
};

export const definePieceWriting = <
  Content extends CommonContent,
  Input extends PublicationInput,
  Piece extends PlacedPiece,
  View extends { readonly tags: readonly TagView[] },
>(
  kind: PieceWriting<Content, Input, Piece, View>,
): KindWriting<Content, PieceFacts> => {
  const { commands, complete = (content) => content } = kind;
  return {
    blank: () => kind.blank,
    read: kind.read,
    outline: (content) => {
      const { imageId, text } = kind.shows(content);
      return outlineOf(kind.titleOf(content), imageId, text);
    },
    rebind: (content, ids) => {
      const { imageId, text } = kind.shows(content);
      const shown = {
        imageId: imageId === null ? null : (ids.picture(imageId) ?? null),
        text: withOtherIds(text, ids),
      };
      return kind.withShown(content, shown, ids.person);
    },
    fields: async (ctx, content) => {
      const [placing, people] = await Promise.all([
        loadPlacing(ctx, content),
        summariesOf(actAs(ctx, anonymous), (kind.peopleIn?.(content) ?? []).map(personRef)),
      ]);
      return kind.fields(content, {
        ...placing,
        nameOf: (id) => people.get(refKey(personRef(id)))?.title ?? '',
      });
    },
    contentOf: (ctx, id) => findContent(ctx, kind, id),
    ...(kind.startFrom && { startFrom: kind.startFrom }),
    publish: (ctx, { id, content, authorId, shownIds, revisions, moments }) => {
      // What comes from elsewhere was completed there.
      const input = kind.toInput(moments ? content : complete(content));
      return id === null
        ? commands.publish(ctx, { ...input, authorId, shownIds, ...moments, isNews: !moments })
        : commands.change(ctx, id, {
            ...input,
            shownIds,
            ...(revisions && { revisions }),
            ...(moments && { keepsDates: true }),
          });
    },
    setState: commands.setState,
    relist: commands.relist,
    show: commands.show,
    place: commands.place,
    preview: (ctx, content, of) => drawPreview(ctx, kind, complete(content), of),
    factsOf: (piece) => piece,
  };
};

const personRef = (id: number): ContentRef => ({ type: 'user', id });

type Any<Content extends CommonContent, Piece extends PlacedPiece> = Pick<
  PieceWriting<Content, PublicationInput, Piece, never>,
  'find' | 'contentOf' | 'hrefOf'
>;

const findContent = async <Content extends CommonContent, Piece extends PlacedPiece>(
  ctx: Ctx,
  { find, contentOf, hrefOf }: Any<Content, Piece>,
  id: number,
): Promise<EditablePiece<Content> | undefined> => {
  const [piece, slugs] = await Promise.all([find(ctx, id), slugsOfPieces(ctx)]);
  if (!piece || piece.state === 'erased') return undefined;
  const content = contentOf(piece, await placementOf(ctx, piece));
  return toEditablePiece(piece, { content, href: hrefOf({ ...piece, ...slugs(piece) }) });
};

/**
 * Draws the preview. Pictures that the viewer couldn't publish are left out, but for those that the piece or its manuscript
 * shows already.
 */
const drawPreview = async <
  Content extends CommonContent,
  Input extends PublicationInput,
  Piece extends PlacedPiece,
  View extends { readonly tags: readonly TagView[] },
>(
  ctx: Ctx,
  kind: PieceWriting<Content, Input, Piece, View>,
  content: Content,
  of: Previewed,
): Promise<PageAnswer> => {
  const { imageId, text } = kind.shows(content);
  const title = kind.titleOf(content);
  const [row, piece] = await Promise.all([
    rowAsIfOut(ctx, { ...content, ...of }),
    of.id === null ? undefined : kind.find(ctx, of.id),
  ]);
  const usable = await usableImages(ctx, outlineOf(title, imageId, text).imageIds, {
    locationPath: row.locationPath,
    shownIds: [...(piece ? imageIdsShown(kind.picturesOf(piece)) : []), ...(of.manuscript?.imageIds ?? [])],
  });
  const shownBy = of.manuscript && ({ type: 'manuscript', id: of.manuscript.id } as const);
  const view = await kind.loadView(ctx, content, { row, title: titleAsIfOut(title), usable, shownBy });
  return previewAnswer(kind.Page, { ...view, tags: tagsAsIfOut(content.tags) }, title);
};
