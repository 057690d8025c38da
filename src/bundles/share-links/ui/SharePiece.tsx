// Passes a piece on: by the device's own menu where there is one, else on the page with all ways.
import { ShareButton } from '#design/CopyButton.tsx';
import type { ButtonLook } from '#design/Button.tsx';
import { url } from '#kernel/named-routes.ts';
import { shareLinkPaths } from '../paths.ts';

interface SharePieceProps extends ButtonLook {
  of: { type: string; id: number };
  title?: string;
}

export const SharePiece = ({ of: { type, id }, ...rest }: SharePieceProps) => (
  <ShareButton {...rest} href={url(shareLinkPaths.ways, { contentType: type, contentId: id })} />
);
