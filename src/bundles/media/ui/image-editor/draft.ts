// This is what somebody has changed of an image and not yet saved: plain data, and what of it goes to the
// server.
import { turnTo } from '../../editing/rules.ts';
import type { Rotation } from '../../editing/constants.ts';
import type { EditorModule } from '../../editing/constants.ts';
import type { ImageObj } from '../../image-obj.ts';
import { toFocusPercent } from '../../rules.ts';

export interface Draft {
  readonly focusX: number;
  readonly focusY: number;
  /** The degrees counted clockwise from the original. */
  readonly degrees: Rotation;
  readonly caption: string;
  readonly copyright: string;
  readonly alt: string;
  readonly source: string;
  readonly licence: string;
  /** A day such as `2027-05-01`; empty without an end. */
  readonly licenceEnd: string;
  readonly isReleased: boolean;
  /** Takes the place of the file. */
  readonly upload: NewFile | null;
}

export interface NewFile {
  readonly imageId: number;
  readonly file: File;
}

/** Returns the draft of an image as it is saved. */
export const draftOf = (image: ImageObj): Draft => ({
  focusX: image.focus_x,
  focusY: image.focus_y,
  degrees: image.rotation as Rotation,
  caption: image.caption,
  copyright: image.copyright,
  alt: image.alt,
  source: image.source,
  licence: image.licence,
  licenceEnd: image.licence_last_day ?? '',
  isReleased: image.is_released,
  upload: null,
});

/** Returns the draft at another absolute angle; the focus point stays on what it was on. */
export const turned = (draft: Draft, degrees: Rotation): Draft => {
  const { focusX, focusY } = turnTo({ ...draft, width: 1, height: 1, rotation: draft.degrees }, degrees);
  return { ...draft, degrees, focusX, focusY };
};

export const withFocus = (draft: Draft, x: number, y: number): Draft => ({
  ...draft,
  focusX: toFocusPercent(x),
  focusY: toFocusPercent(y),
});

/** Returns the draft with another file. That is another picture: seen as it comes, and from its middle. */
export const withUpload = (draft: Draft, saved: Draft, upload: NewFile | null): Draft => {
  const { focusX, focusY, degrees } = upload ? FRESH : saved;
  return { ...draft, upload, focusX, focusY, degrees };
};

const FRESH = { focusX: 50, focusY: 50, degrees: 0 } as const;

/** Names as the wire has them, in brackets as a form would write them: exactly what differs from what is saved. */
export const changesBetween = (
  saved: Draft,
  draft: Draft,
  modules: readonly EditorModule[],
): readonly (readonly [string, string])[] => {
  const has = (module: EditorModule) => modules.includes(module);
  const hasFile = draft.upload !== null;
  const isMoved = hasFile
    ? draft.focusX !== FRESH.focusX || draft.focusY !== FRESH.focusY
    : !isSameFocus(turned(saved, draft.degrees), draft);
  return [
    ...(has('upload') && draft.upload
      ? [['upload[uploadedImageId]', String(draft.upload.imageId)] as const]
      : []),
    ...(has('rotation') && !hasFile && draft.degrees !== saved.degrees
      ? [['rotation[degrees]', String(draft.degrees)] as const]
      : []),
    ...(has('focuspoint') && isMoved
      ? ([
          ['focuspoint[focus_x]', String(draft.focusX)],
          ['focuspoint[focus_y]', String(draft.focusY)],
        ] as const)
      : []),
    ...(has('caption') && draft.caption !== saved.caption
      ? [['caption[caption]', draft.caption] as const]
      : []),
    ...(has('copyright') && draft.copyright !== saved.copyright
      ? [['copyright[copyright]', draft.copyright] as const]
      : []),
    ...(has('copyright') ? rightsBetween(saved, draft) : []),
  ];
};

const isSameFocus = (a: Draft, b: Draft) => a.focusX === b.focusX && a.focusY === b.focusY;

const RIGHTS = {
  alt: 'alt',
  source: 'source',
  licence: 'licence',
  licenceEnd: 'licence_ends_at',
} as const;

const rightsBetween = (saved: Draft, draft: Draft) => [
  ...(Object.keys(RIGHTS) as (keyof typeof RIGHTS)[])
    .filter((key) => draft[key] !== saved[key])
    .map((key) => [`rights[${RIGHTS[key]}]`, draft[key]] as const),
  ...(draft.isReleased === saved.isReleased
    ? []
    : [['rights[is_released]', draft.isReleased ? '1' : '0'] as const]),
];
