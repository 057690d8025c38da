// Draws a picture with what the viewer may do with it: <media-element> carries what is needed to ask for it anew, and the
// controls. Where there is nothing to do it is the plain picture.
import { useId } from 'react';
import { Picture } from '../../ui/Picture.tsx';
import type { PictureProps } from '../../ui/Picture.tsx';
import { RATIOS } from '../constants.ts';
import type { Ratio } from '../constants.ts';
import type { MediaFlags } from '../views.ts';
import { MediaBadge } from './MediaBadge.tsx';
import styles from './MediaElement.module.css';
import { MediaMenu } from './MediaMenu.tsx';
import { MediaTools, shownTools } from './MediaTools.tsx';
import { PickTile } from './PickTile.tsx';
import { reloadData } from './reload-data.ts';

export interface MediaElementProps extends PictureProps {
  /** The controls to draw as far as `of.controls` allows them; on pages all but picking. */
  readonly flags?: MediaFlags;
  /** Sets its ids apart from those of the page that it comes into. */
  readonly scope?: string;
  /** Why there is no picture, and never will be. */
  readonly failure?: string | undefined;
}

const ON_PAGES: MediaFlags = {
  edit: true,
  download: true,
  delete: true,
  contextMenu: true,
  metadataBadge: true,
  referenceMode: false,
};

export const MediaElement = ({ flags = ON_PAGES, scope = '', failure, ...props }: MediaElementProps) => {
  const id = `${scope}${useId()}`;
  const { of: picture } = props;
  const { controls } = picture;
  if (!controls) return <Picture {...props} />;
  const shown = shownTools(controls, flags);
  const hasTools = Object.values(shown).some(Boolean);
  const mayPick = flags.referenceMode && controls.mayReuse;
  return (
    <media-element
      class={hasTools || mayPick ? styles.element : styles.bare}
      data-media-id={picture.id}
      data-media-type="image"
      data-image-type="image"
      data-reload={reloadData(ratioName(props.ratio), flags)}
    >
      {failure === undefined ? <Picture {...props} /> : <p className={styles.failure}>{failure}</p>}
      {mayPick && <PickTile of={picture} />}
      {hasTools && <MediaTools id={id} of={picture} shown={shown} />}
      {shown.menu && <MediaMenu id={`${id}-menu`} of={picture} may={controls} />}
      {shown.badge && <MediaBadge id={`${id}-badge`} of={picture} may={controls} />}
    </media-element>
  );
};

/** Names the shape in the words of the call; shapes that the call doesn't know are kept by whoever reloads. contract.md 13 */
const ratioName = (ratio: string | undefined): Ratio =>
  (Object.keys(RATIOS) as Ratio[]).find((name) => RATIOS[name] === ratio) ?? 'original';
