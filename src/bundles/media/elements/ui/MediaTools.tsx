// Draws the row of signs on a picture: editing, downloading, deleting, more, and what is known about it.
import type { CSSProperties } from 'react';
import { IconButton } from '#design/Button.tsx';
import buttonStyles from '#design/Button.module.css';
import { Icon } from '#design/Icon.tsx';
import type { IconName } from '#design/Icon.tsx';
import { url } from '#kernel/named-routes.ts';
import { editingPaths } from '../../editing/paths.ts';
import { ownPaths } from '../../own/paths.ts';
import type { PictureView } from '../../views.ts';
import { elementPaths } from '../paths.ts';
import * as texts from '../texts.ts';
import type { MediaControls, MediaFlags } from '../views.ts';
import styles from './MediaElement.module.css';
import { offersMenu } from './MediaMenu.tsx';

interface MediaToolsProps {
  readonly id: string;
  readonly of: PictureView;
  readonly shown: ShownTools;
}

export interface ShownTools {
  readonly edit: boolean;
  readonly download: boolean;
  readonly remove: boolean;
  readonly badge: boolean;
  readonly menu: boolean;
}

/** Returns what is wanted here and allowed to the viewer. */
export const shownTools = (may: MediaControls, flags: MediaFlags): ShownTools => ({
  edit: flags.edit && may.mayEdit,
  download: flags.download && may.mayDownload,
  remove: flags.delete && may.mayDelete,
  badge: flags.metadataBadge,
  menu: flags.contextMenu && offersMenu(may),
});

export const MediaTools = ({ id, of: { id: imageId }, shown }: MediaToolsProps) => {
  const count = Object.values(shown).filter(Boolean).length;
  return (
    <fieldset
      className={`screen-only ${styles.tools}`}
      aria-label={texts.controls}
      style={{ '--tools': count } as CSSProperties}
    >
      {shown.edit && (
        <SignLink icon="edit" label={texts.edit} href={url(ownPaths.image, { id: imageId })} act="edit" />
      )}
      {shown.download && (
        <SignLink
          icon="download"
          label={texts.download}
          href={url(elementPaths.download, { id: imageId })}
          act="download"
        />
      )}
      {shown.remove && (
        <SignLink
          icon="trash"
          label={texts.remove}
          href={url(editingPaths.deletePage, { id: imageId })}
          act="delete"
        />
      )}
      {shown.badge && <IconButton icon="info" label={texts.about} popoverTarget={`${id}-badge`} />}
      {shown.menu && <IconButton icon="more" label={texts.more} popoverTarget={`${id}-menu`} />}
    </fieldset>
  );
};

interface SignLinkProps {
  readonly icon: IconName;
  readonly label: string;
  readonly href: string;
  readonly act: string;
}

const SignLink = ({ icon, label, href, act }: SignLinkProps) => (
  <a className={buttonStyles.sign} href={href} aria-label={label} title={label} data-act={act}>
    <Icon name={icon} />
  </a>
);
