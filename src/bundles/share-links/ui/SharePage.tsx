// Draws all ways to pass something on. On paper it is a slip with the headline, the short address and a picture for cameras.
import { Button, LinkButton } from '#design/Button.tsx';
import { CopyButton } from '#design/CopyButton.tsx';
import { Field } from '#design/Field.tsx';
import { ShareMark } from '#bundles/audience/ui/public.ts';
import { SERVER_QUERY } from '../constants.ts';
import * as texts from '../texts.ts';
import type { SharePageView } from '../views.ts';
import styles from './SharePage.module.css';

export const SharePage = ({ view }: { view: SharePageView }) => (
  <div className="page">
    <div className={styles.narrow}>
      <header>
        <h1 className="screen-only">{texts.title}</h1>
        <p className={styles.subject}>
          <a href={view.subject.href}>{view.subject.name}</a>
        </p>
      </header>
      <div className={`screen-only ${styles.address}`} data-share="">
        <Field
          name="adresse"
          label={texts.shortAddress}
          help={texts.shortAddressHelp}
          defaultValue={view.address}
          readOnly
        />
        <CopyButton text={view.address} variant="main">
          {texts.copy}
        </CopyButton>
      </div>
      <Ways view={view} />
      <Paper view={view} />
      {view.embed && <Embed html={view.embed} />}
      <p className="screen-only">
        <LinkButton href={view.subject.href}>{texts.back}</LinkButton>
      </p>
      <ShareMark of={view.counted} />
    </div>
  </div>
);

const Ways = ({ view: { ways, server } }: { view: SharePageView }) => (
  <section className="screen-only" aria-labelledby="wege">
    <h2 id="wege">{texts.waysHeading}</h2>
    <p className="note">{texts.waysHelp}</p>
    <ul className={styles.ways}>
      {ways.map(({ name, href }) => (
        <li key={name}>
          <Way name={name} href={href} />
        </li>
      ))}
    </ul>
    <form method="get" action={server.action} className={styles.server}>
      <Field
        name={SERVER_QUERY}
        label={texts.server}
        help={texts.serverHelp}
        error={server.error}
        defaultValue={server.typed}
        autoComplete="off"
        autoCapitalize="none"
        inputMode="url"
        maxLength={300}
      />
      <div className="button-row">
        <Button type="submit">{texts.find}</Button>
        {server.link && <Way {...server.link} />}
      </div>
    </form>
  </section>
);

/** Whoever opens one leaves us: no script of theirs runs here, and they don't hear where the reader came from. */
const Way = ({ name, href }: { name: string; href: string }) => (
  <LinkButton href={href} rel="noopener noreferrer nofollow" data-share="">
    {name}
  </LinkButton>
);

const Embed = ({ html }: { html: string }) => (
  <section className={`screen-only ${styles.address}`} aria-labelledby="einsetzen" data-share="">
    <h2 id="einsetzen">{texts.embed}</h2>
    <Field name="html" label={texts.embedCode} help={texts.embedHelp} rows={4} defaultValue={html} readOnly />
    <CopyButton text={html}>{texts.copyEmbed}</CopyButton>
  </section>
);

const Paper = ({ view: { qr, subject, address, shownAddress } }: { view: SharePageView }) => (
  <section className={styles.paper} aria-labelledby="papier">
    <h2 id="papier" className="screen-only">
      {texts.print}
    </h2>
    <p className="screen-only note">{texts.printHelp}</p>
    <a href={address} aria-label={texts.qrLabel(subject.name)}>
      <svg viewBox={`0 0 ${qr.size} ${qr.size}`} shapeRendering="crispEdges" aria-hidden="true">
        <rect width={qr.size} height={qr.size} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </svg>
    </a>
    <p>
      <b>{shownAddress}</b>
    </p>
  </section>
);
