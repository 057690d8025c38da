// Draws one image at the desk: what it shows, whose it is, where it is shown, and what can be done about it.
import { Button, LinkButton } from '#design/Button.tsx';
import { Fact, Facts } from '#design/Facts.tsx';
import { Icon } from '#design/Icon.tsx';
import { Time } from '#design/Time.tsx';
import { MediaElement } from '../../elements/ui/MediaElement.tsx';
import * as texts from '../texts.ts';
import type { DeskImageView, DeskPicture } from '../views.ts';
import styles from './ImageDesk.module.css';

interface DeskImageProps {
  image: DeskImageView;
  /** Whether to leave out what can be done, where that is the page's own question. */
  isBare?: boolean;
}

export const DeskImage = ({ image, isBare = false }: DeskImageProps) => (
  <article className={styles.image}>
    <div className={styles.picture}>
      <Shown of={image.shown} />
    </div>
    <div className={styles.words}>
      {isBare ? <h2>{image.name}</h2> : <h3>{image.name}</h3>}
      <p className="meta">
        {image.marks.map(({ tone, name }) => (
          <span key={name} className={styles[tone]}>
            {tone === 'alert' && <Icon name="warning" />}
            {name}
          </span>
        ))}
        <span>
          {texts.owner}{' '}
          {image.owner.href ? <a href={image.owner.href}>{image.owner.name}</a> : image.owner.name}
        </span>
        <Time of={image.created} />
      </p>
      <Facts>
        <Fact name={texts.credit}>{image.credit || <em>{texts.noCredit}</em>}</Fact>
        {image.licence && <Fact name={texts.licence}>{image.licence}</Fact>}
        <Fact name={texts.shownIn}>
          <Uses image={image} />
        </Fact>
      </Facts>
      {image.note && <p className="note">{image.note}</p>}
      {!isBare && <Actions image={image} />}
    </div>
  </article>
);

const Uses = ({ image: { uses, moreUses } }: { image: DeskImageView }) => {
  if (uses.length === 0 && moreUses === 0) return texts.shownNowhere;
  return (
    <>
      {uses.map(({ title, href }) => (
        <a key={href} href={href}>
          {title}
        </a>
      ))}
      {moreUses > 0 && <span>{uses.length > 0 ? texts.moreUses(moreUses) : texts.otherUses(moreUses)}</span>}
    </>
  );
};

const Shown = ({ of: shown }: { of: DeskPicture }) =>
  shown.kind === 'picture' ? (
    <MediaElement
      of={shown.picture}
      sizes="(min-width: 42rem) 12rem, 100vw"
      ratio="3 / 2"
      alt=""
      flags={TOOLS}
    />
  ) : (
    <span className={styles.hidden}>
      {shown.placeholder && <img src={shown.placeholder} alt="" />}
      <span>{shown.text}</span>
    </span>
  );

/** The rest stands beside it. */
const TOOLS = {
  edit: true,
  download: true,
  delete: true,
  contextMenu: false,
  metadataBadge: false,
  referenceMode: false,
};

const Actions = ({ image: { editHref, quarantineHref, releaseAction, name } }: DeskImageProps) => (
  <div className="button-row">
    {releaseAction && (
      <form method="post" action={releaseAction}>
        <Button type="submit" variant="second" isSmall>
          {texts.release}
        </Button>
      </form>
    )}
    {editHref && (
      <LinkButton isSmall href={editHref}>
        {texts.edit} <span className="visually-hidden">{name}</span>
      </LinkButton>
    )}
    {quarantineHref && (
      <LinkButton isSmall variant="danger" href={quarantineHref}>
        {texts.quarantine}
        <span className="visually-hidden">{name}</span>
      </LinkButton>
    )}
  </div>
);
