// The row of signs on a picture: editing, downloading, deleting, more, and what is known about it.
import { IconButton } from '#design/Button.tsx';
import buttonStyles from '#design/Button.module.css';
import { Icon } from '#design/Icon.tsx';
import type { IconName } from '#design/Icon.tsx';
import { url } from '#kernel/named-routes.ts';
import { editingPaths } from '../../editing/paths.ts';
import type { PictureView } from '../../views.ts';
import { elementPaths } from '../paths.ts';
import * as texts from '../texts.ts';
import type { MediaControls, MediaFlags } from '../views.ts';
import styles from './MediaElement.module.css';

interface MediaToolsProps {
  readonly id: string;
  readonly of: PictureView;
  readonly may: MediaControls;
  readonly flags: MediaFlags;
  readonly hasMenu: boolean;
}

export const MediaTools = ({ id, of: { id: imageId }, may, flags, hasMenu }: MediaToolsProps) => (
  <fieldset className={styles.tools} aria-label={texts.controls}>
    {flags.edit && may.mayEdit && (
      <span className={styles.scripted}>
        <IconButton icon="edit" label={texts.edit} data-act="edit" />
      </span>
    )}
    {flags.download && may.mayDownload && (
      <SignLink icon="download" label={texts.download} href={url(elementPaths.download, { id: imageId })} />
    )}
    {flags.delete && may.mayDelete && (
      <SignLink
        icon="trash"
        label={texts.remove}
        href={url(editingPaths.deletePage, { id: imageId })}
        act="delete"
      />
    )}
    {flags.metadataBadge && <IconButton icon="info" label={texts.about} popoverTarget={`${id}-badge`} />}
    {hasMenu && <IconButton icon="more" label={texts.more} popoverTarget={`${id}-menu`} />}
  </fieldset>
);

interface SignLinkProps {
  readonly icon: IconName;
  readonly label: string;
  readonly href: string;
  readonly act?: string;
}

const SignLink = ({ icon, label, href, act }: SignLinkProps) => (
  <a className={buttonStyles.sign} href={href} aria-label={label} title={label} data-act={act}>
    <Icon name={icon} />
  </a>
);
