// Draws a content of another site: behind a placeholder of our own until the reader agrees, as a card with a link, or with what
// is said when it can't be shown. The bar below the frame stays, so that nothing moves when the frame comes.
import { buttonClass } from '#design/Button.tsx';
import { Callout } from '#design/Callout.tsx';
import { Picture } from '#bundles/media/ui/public.ts';
import * as texts from '../texts.ts';
import type { EmbedView, FailedView, FrameView, LinkView, SourceLink } from '../views.ts';
import styles from './EmbedFigure.module.css';

export const EmbedFigure = ({ of: view }: { of: EmbedView }) => {
  if (view.kind === 'link') return <LinkCard of={view} />;
  if (view.kind === 'failed') return <Failed {...view} />;
  return view.isFree ? <FreeFrame of={view} /> : <AskedFrame of={view} />;
};

const AskedFrame = ({ of: view }: { of: FrameView }) => (
  <figure className={styles.figure}>
    <embed-frame data-type={view.type}>
      <div className={styles.stage} style={{ aspectRatio: view.ratio }} data-stage="">
        {view.picture && (
          <Picture of={view.picture} sizes={SIZES} ratio={String(view.ratio)} alt="" isLarge />
        )}
        <p className={styles.provider}>{view.provider}</p>
        <button type="button" className={`${buttonClass({ variant: 'main' })} ${styles.load}`} data-load="">
          {view.load}
        </button>
        <template>
          <Frame of={view} />
        </template>
        <template data-failed="">
          <Failed title={texts.failedTitle} text={texts.notLoaded(view.provider)} source={view.source} />
        </template>
      </div>
      <div className={styles.bar}>
        <p>
          {view.told} <a href={view.consentHref}>{texts.more}</a>
        </p>
        <p className={styles.choice}>
          <label className={styles.always}>
            <input type="checkbox" data-always="" /> {view.always}
          </label>
          <Source {...view.source} />
        </p>
      </div>
    </embed-frame>
    <Caption of={view} />
  </figure>
);

const FreeFrame = ({ of: view }: { of: FrameView }) => (
  <figure className={styles.figure}>
    <div className={styles.stage} style={{ aspectRatio: view.ratio }}>
      <Frame of={view} />
    </div>
    <p className={styles.bar}>
      <Source {...view.source} />
    </p>
    <Caption of={view} />
  </figure>
);

const SIZES = '(min-width: 42rem) 38rem, 100vw';

/** Has an origin of its own; scripts in it reach nothing of ours. Providers refuse to play for pages without a name. */
const Frame = ({ of: view }: { of: FrameView }) => (
  <iframe
    className={styles.frame}
    src={view.frame}
    title={view.label}
    loading="lazy"
    // oxlint-disable-next-line react/iframe-missing-sandbox -- its origin is another one, which it needs to work at all
    sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation allow-forms"
    allow="fullscreen; encrypted-media; picture-in-picture"
    referrerPolicy="strict-origin"
  />
);

const Caption = ({ of: { title, authorName } }: { of: FrameView }) =>
  (title || authorName) && (
    <figcaption className={styles.caption}>{texts.titleAndAuthor(title, authorName)}</figcaption>
  );

const Source = ({ name, href }: SourceLink) => (
  <a href={href} rel="noopener">
    {name}
  </a>
);

const Failed = ({ title, text, source }: Omit<FailedView, 'kind'>) => (
  <Callout title={title}>
    <p>{text}</p>
    <p>
      <Source {...source} />
    </p>
  </Callout>
);

const LinkCard = ({ of: { href, title, description, site, picture } }: { of: LinkView }) => (
  <article className={styles.card}>
    {picture && (
      <div className={styles.thumb}>
        <Picture of={picture} sizes="11rem" ratio="3 / 2" alt="" />
      </div>
    )}
    <div>
      <p className={styles.site}>{site}</p>
      <p className={styles.title}>
        <a href={href} rel="noopener">
          {title}
        </a>
      </p>
      {description && <p>{description}</p>}
    </div>
  </article>
);
