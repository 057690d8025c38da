// Draws the dialogs behind the buttons for pictures, videos and embeds. It is loaded when the first of them is wanted.
import type { MediaDialogProps } from '../media-dialog.ts';
import { CollectionDialog } from './CollectionDialog.tsx';
import { EmbedDialog } from './EmbedDialog.tsx';
import { GalleryDialog } from './GalleryDialog.tsx';
import { ImageDialog } from './ImageDialog.tsx';
import { VideoDialog } from './VideoDialog.tsx';

export const MediaDialog = ({ tool, ...props }: MediaDialogProps) => {
  const Chosen = DIALOGS[tool];
  return <Chosen {...props} />;
};

const DIALOGS = {
  image: ImageDialog,
  collection: CollectionDialog,
  gallery: GalleryDialog,
  video: VideoDialog,
  embed: EmbedDialog,
} as const;
