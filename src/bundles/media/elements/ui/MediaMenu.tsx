// This is what can be done with a picture besides, as a small card over the page: the browser opens and
// closes it.
import { url } from '#kernel/named-routes.ts';
import { referencePaths } from '../../references/paths.ts';
import { rightsPaths } from '../../rights/paths.ts';
import type { PictureView } from '../../views.ts';
import { elementPaths } from '../paths.ts';
import * as texts from '../texts.ts';
import type { MediaControls } from '../views.ts';
import styles from './MediaElement.module.css';

interface MediaMenuProps {
  readonly id: string;
  readonly of: PictureView;
  readonly may: MediaControls;
}

export const offersMenu = ({ mayEdit, mayReuse, mayQuarantine }: MediaControls): boolean =>
  mayEdit || mayReuse || mayQuarantine;

export const MediaMenu = ({ id, of: { id: imageId }, may }: MediaMenuProps) => (
  <div id={id} popover="auto" className={`${styles.card} ${styles.menu}`}>
    {may.mayReuse && (
      <form
        method="post"
        action={url(referencePaths.change, { imageType: 'image', imageId, action: 'reference-add' })}
        data-act="remember"
      >
        <button type="submit">{texts.remember}</button>
      </form>
    )}
    {(may.mayEdit || may.mayReuse) && (
      <a href={url(elementPaths.urlListPage, { id: imageId })} data-act="addresses">
        {texts.addresses}
      </a>
    )}
    {may.mayQuarantine && (
      <a href={url(rightsPaths.quarantinePage, { id: imageId })} data-act="quarantine">
        {texts.quarantine}
      </a>
    )}
  </div>
);
