// This is what leaves the server for a picture.
import type { FileTag } from './constants.ts';
import type { MediaControls } from './elements/views.ts';

/** A file there is: the name of the size and its real width, which a small original makes less than the size's. */
export interface MadeSize {
  readonly tag: FileTag;
  readonly width: number;
}

/** A picture as pages show it. */
export interface PictureView {
  readonly id: number;
  /** The width in pixels of the picture as shown at its largest. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly caption: string;
  /** Who made it, without „Foto:“. */
  readonly credit: string;
  /** A key of `LICENCES`; missing when nothing is known. */
  readonly licence?: string;
  /** The focus in per cent. */
  readonly focus: { readonly x: number; readonly y: number };
  /** The picture is given as a data URI. */
  readonly placeholder: string | null;
  /** Whether it is still being worked on; without sizes there is no file yet. */
  readonly isStub: boolean;
  /** An address is `{base}_{size}.{extension}{query}`. */
  readonly base: string;
  readonly query: string;
  /** The sizes ascend by width. */
  readonly sizes: readonly MadeSize[];
  /** What the viewer may do with it; missing where that is nothing, and where nobody asked. */
  readonly controls?: MediaControls;
}
