// /konto/bilder lets somebody upload pictures, and shows all that they uploaded.
import { LinkButton } from '#design/Button.tsx';
import { Empty } from '#design/Empty.tsx';
import { Pages } from '#design/Pages.tsx';
import { Island } from '#kernel/island.tsx';
import { AccountShell } from '#design/AccountShell.tsx';
import { MediaTabs } from '../../ui/MediaTabs.tsx';
import { MediaElement } from '../../elements/ui/MediaElement.tsx';
import { LIST_ID } from '../constants.ts';
import * as texts from '../texts.ts';
import type { MediaFlags } from '../../elements/views.ts';
import type { OwnImageView, OwnImagesView } from '../views.ts';
import styles from './OwnImages.module.css';
import { OwnUploads } from './OwnUploads.island.tsx';

export const OwnImagesPage = ({ view }: { view: OwnImagesView }) => (
  <AccountShell shell={view.shell} title={texts.ownImagesTitle} intro={texts.intro}>
    <MediaTabs tabs={view.tabs} />
    {view.uploads && view.isFirstPage && (
      <section className={styles.uploads}>
        <h2>{texts.uploadHeading}</h2>
        <Island of={OwnUploads} when="load" props={view.uploads} />
      </section>
    )}
    <section id={LIST_ID} className={styles.list}>
      {view.images.length > 0 ? (
        <>
          <h2 className="visually-hidden">{texts.listHeading}</h2>
          <ul className={styles.grid}>
            {view.images.map((image) => (
              <OwnImage key={image.picture.id} image={image} />
            ))}
          </ul>
        </>
      ) : (
        <Nothing view={view} />
      )}
      <Pages newer={view.isFirstPage ? null : view.newestHref} older={view.olderHref} />
    </section>
  </AccountShell>
);

const Nothing = ({ view }: { view: OwnImagesView }) =>
  view.isFirstPage ? (
    <Empty title={texts.noImages} text={texts.noImagesText} />
  ) : (
    <Empty title={texts.noOlder}>
      <LinkButton href={view.newestHref}>{texts.toNewest}</LinkButton>
    </Empty>
  );

const SIZES = '(min-width: 60rem) 18rem, (min-width: 42rem) 33vw, 100vw';

/** What is known about a picture stands below it. */
const FLAGS: MediaFlags = {
  edit: true,
  download: true,
  delete: true,
  contextMenu: true,
  metadataBadge: false,
  referenceMode: false,
};

const OwnImage = ({ image }: { image: OwnImageView }) => (
  <li className={styles.image}>
    <div>
      {image.failure !== null && !image.picture.controls ? (
        <p className={styles.failure}>{image.failure}</p>
      ) : (
        <MediaElement
          of={image.picture}
          sizes={SIZES}
          ratio="4 / 3"
          flags={FLAGS}
          failure={image.failure ?? undefined}
        />
      )}
    </div>
    <p className={styles.name}>
      <a href={image.editHref}>{image.name}</a>
    </p>
    <p className="meta">
      {image.state && <b className={image.picture.isStub ? styles.waits : undefined}>{image.state}</b>}
      <span className={image.credit ? undefined : styles.missing}>{image.credit ?? texts.withoutCredit}</span>
      <span>{image.uses}</span>
      <span>{image.facts}</span>
    </p>
  </li>
);
