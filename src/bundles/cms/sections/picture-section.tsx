// Defines a picture among the sections of a page. It brings its description and who made it.
import type { Ctx } from '#kernel/ctx.ts';
import { Island } from '#kernel/island.tsx';
import { invalid, valid } from '#kernel/outcomes.ts';
import { defineSection } from '#kernel/page-sections.ts';
import type { TypedSection } from '#kernel/page-sections.ts';
import { parseId } from '#kernel/parameters.ts';
import { acceptedUploads, imageTag, picturesByIds, showableImages } from '#bundles/media/public.ts';
import type { PictureView } from '#bundles/media/public.ts';
import { MAX_SECTION_LINE } from '../constants.ts';
import * as texts from './texts.ts';
import { PictureSection } from './ui/PictureSection.tsx';
import { SectionPicture } from './ui/SectionPicture.island.tsx';

const WIDTHS = ['text', 'page'] as const;

interface PictureData {
  readonly imageId: number;
  /** '' leaves the picture's own. */
  readonly caption: string;
  readonly width: (typeof WIDTHS)[number];
}

export interface PictureSectionView {
  readonly picture: PictureView;
  readonly caption: string;
  readonly isWide: boolean;
}

export const pictureSection = defineSection<PictureData, PictureSectionView>({
  type: 'picture',
  order: 20,
  name: texts.pictureName,
  help: texts.pictureHelp,
  fields: async (ctx, { image = '', caption = '', width = '' }) => {
    const uploads = await acceptedUploads(ctx);
    return [
      {
        name: 'image',
        label: texts.pictureLabel,
        value: image,
        kind: 'drawn',
        draw: ({ nameOf, error }) => (
          <Island
            of={SectionPicture}
            when="load"
            props={{ name: nameOf('image'), value: image, uploads, error }}
          />
        ),
      },
      {
        name: 'caption',
        label: texts.captionLabel,
        help: texts.captionHelp,
        value: caption,
        kind: 'text',
        maxLength: MAX_SECTION_LINE,
        isOptional: true,
      },
      {
        name: 'width',
        label: texts.widthLabel,
        value: width,
        kind: 'select',
        options: WIDTHS.map((value) => ({ value, name: texts.widths[value] })),
      },
    ];
  },
  toTyped: async (_ctx, { imageId, caption, width }) => ({ image: String(imageId), caption, width }),
  check: async (ctx, typed) => {
    const caption = (typed['caption'] ?? '').trim();
    const image = await checkImage(ctx, typed);
    const errors = {
      ...(typeof image === 'string' && { image }),
      ...(caption.length > MAX_SECTION_LINE && { caption: texts.tooLong(MAX_SECTION_LINE) }),
    };
    if (typeof image === 'string' || Object.keys(errors).length > 0) return invalid(errors);
    const width = WIDTHS.find((known) => known === typed['width']) ?? 'text';
    return valid({ imageId: image, caption, width });
  },
  load: async (ctx, all) => {
    const pictures = await picturesByIds(
      ctx,
      all.map(({ imageId }) => imageId),
    );
    return all.map(({ imageId, caption, width }) => {
      const picture = pictures.get(imageId);
      const words = picture && (caption || picture.caption);
      return {
        view: picture ? { picture, caption: words ?? '', isWide: width === 'page' } : null,
        tags: [imageTag(imageId)],
      };
    });
  },
  media: ({ imageId }) => ({ imageIds: [imageId] }),
  Component: PictureSection,
});

/** Returns the id, or what is wrong. It also takes an address of the picture, at whose end its number stands. */
const checkImage = async (ctx: Ctx, { image = '' }: TypedSection): Promise<number | string> => {
  const [number] = /\d+(?=\D*$)/.exec(image) ?? [];
  const id = parseId(number);
  if (id === undefined) return image.trim() === '' ? texts.pictureMissing : texts.pictureUnusable;
  const [showable, pictures] = await Promise.all([showableImages(ctx, [id], ''), picturesByIds(ctx, [id])]);
  const picture = pictures.get(id);
  if (!picture || !showable.has(id)) return texts.pictureUnusable;
  if (picture.alt.trim() === '') return texts.pictureWithoutAlt;
  return picture.credit.trim() === '' ? texts.pictureWithoutCredit : id;
};
