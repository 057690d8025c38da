// Draws what takes place, day by day, like a printed programme; or the days of a week or a month.
import { Breadcrumbs } from '#design/Breadcrumbs.tsx';
import { LinkButton } from '#design/Button.tsx';
import { Empty } from '#design/Empty.tsx';
import { Icon } from '#design/Icon.tsx';
import { LinkTabs } from '#design/LinkTabs.tsx';
import type { LinkView } from '#design/page-frame.ts';
import { CachedFragment } from '#kernel/cached-fragment.tsx';
import * as eventTexts from '../../texts.ts';
import * as texts from '../texts.ts';
import type { PeriodView, ProgrammeView } from '../views.ts';
import { Days } from './Days.tsx';
import { FilterForm } from './FilterForm.tsx';
import styles from './ProgrammePage.module.css';

export const ProgrammePage = ({ view }: { view: ProgrammeView }) => {
  const { crumbs, kicker, title, empty, first, later, period, narrowings } = view;
  return (
    <div className="page">
      <header className={styles.head}>
        <Breadcrumbs links={crumbs} here={eventTexts.eventsHeading} />
        {kicker && <p className={`small-caps ${styles.kicker}`}>{kicker}</p>}
        <h1>{title}</h1>
      </header>
      <div className={styles.controls}>
        <LinkTabs label={texts.viewsLabel} links={view.views} />
        <nav className={styles.shortcuts} aria-label={texts.shortcutsLabel}>
          {view.shortcuts.map((link) => (
            <Chip key={link.href} link={link} />
          ))}
        </nav>
        <FilterForm view={view.filter} />
        {narrowings.length > 0 && <Narrowings links={narrowings} />}
      </div>
      {period && <Period of={period} />}
      {empty ? (
        <Empty title={empty.title} text={empty.text}>
          {empty.ways.map(({ name, href }, at) => (
            <LinkButton key={href} href={href} variant={at === 0 ? 'main' : 'quiet'}>
              {name}
            </LinkButton>
          ))}
        </Empty>
      ) : (
        <CachedFragment of={Days} view={view.shown} />
      )}
      <p className={styles.ways}>
        {first && (
          <LinkButton href={first} variant="quiet">
            {eventTexts.nextEvents}
          </LinkButton>
        )}
        {later && <LinkButton href={later}>{eventTexts.laterEvents}</LinkButton>}
        <LinkButton href={view.subscribeHref} variant="quiet" rel="nofollow">
          {texts.subscribe}
        </LinkButton>
        <LinkButton href={view.posterHref} variant="quiet" rel="nofollow">
          {texts.asPoster}
        </LinkButton>
      </p>
    </div>
  );
};

const Chip = ({ link: { name, href, isCurrent } }: { link: LinkView }) => (
  <a className={styles.chip} href={href} aria-current={isCurrent ? 'page' : undefined} rel="nofollow">
    {name}
  </a>
);

const Narrowings = ({ links }: { links: readonly LinkView[] }) => (
  <ul className={styles.shortcuts} aria-label={texts.narrowedLabel}>
    {links.map(({ name, href }) => (
      <li key={href}>
        <a className={styles.chip} href={href} aria-label={texts.without(name)}>
          {name}
          <Icon name="close" />
        </a>
      </li>
    ))}
  </ul>
);

const Period = ({ of: { previous, next, today } }: { of: PeriodView }) => (
  <nav className={`button-row ${styles.period}`} aria-label={texts.periodLabel}>
    {[previous, today, next].map(
      (link) =>
        link && (
          <LinkButton key={link.href} href={link.href} variant="quiet" isSmall rel="nofollow">
            {link.name}
          </LinkButton>
        ),
    )}
  </nav>
);
