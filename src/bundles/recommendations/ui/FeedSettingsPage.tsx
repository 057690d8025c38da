// Shows how the feed is put in order, as its reader wants it: four sliders, places, what there shall be less of, and consent.
import { AccountShell } from '#design/AccountShell.tsx';
import { Button, LinkButton } from '#design/Button.tsx';
import { Field } from '#design/Field.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import { MOST_READ_DAYS, READ_TOPICS_KEPT_DAYS, STRONGEST } from '../constants.ts';
import * as texts from '../texts.ts';
import type { FeedSettingsView, OwnPlacesView } from '../views.ts';
import styles from './FeedSettingsPage.module.css';

export const FeedSettingsPage = ({ view }: { view: FeedSettingsView }) => (
  <AccountShell shell={view.shell} title={texts.settingsTitle} intro={texts.settingsIntro}>
    <p className="button-row">
      <LinkButton isSmall href={view.feedHref}>
        {texts.feedName}
      </LinkButton>
      <LinkButton isSmall href={view.explainedHref}>
        {texts.explainedLink}
      </LinkButton>
    </p>
    <Factors view={view} />
    <Places of={view.places} />
    <Less less={view.less} next={view.saveAction} />
    <Topics view={view} />
  </AccountShell>
);

const Factors = ({ view: { factors, saveAction } }: { view: FeedSettingsView }) => (
  <section className="section">
    <SectionHead title={texts.factorsHeading} />
    <form method="post" action={saveAction}>
      {factors.map(({ name, value }) => (
        <div key={name} className={styles.factor}>
          <label htmlFor={`f-${name}`}>{texts.factorNames[name].name}</label>
          <div className={styles.slider}>
            <span className="note" aria-hidden="true">
              {texts.weakest}
            </span>
            <input
              type="range"
              id={`f-${name}`}
              name={name}
              min={0}
              max={STRONGEST}
              step={1}
              defaultValue={value}
              aria-describedby={`f-${name}-help`}
            />
            <span className="note" aria-hidden="true">
              {texts.strongest}
            </span>
          </div>
          <p id={`f-${name}-help`} className="note">
            {texts.factorNames[name].help}
          </p>
        </div>
      ))}
      <Button type="submit" variant="main">
        {texts.save}
      </Button>
    </form>
  </section>
);

const Places = ({ of: { action, home, profileHref, others, choices, most } }: { of: OwnPlacesView }) => (
  <section className="section" id="orte">
    <SectionHead title={texts.placesHeading} />
    <p className="note">{texts.placesIntro}</p>
    <ol className={styles.list}>
      <li>
        {home ? <a href={home.href}>{home.name}</a> : <span>{texts.noHome}</span>}
        <span className="note">{home && texts.home}</span>
        <LinkButton isSmall href={profileHref}>
          {texts.changeHome}
        </LinkButton>
      </li>
      {others.map(({ id, name, href }, at) => (
        <li key={id}>
          <a href={href}>{name}</a>
          <form method="post" action={action} className="button-row">
            {at > 0 && (
              <Button type="submit" name="up" value={id} isSmall>
                {texts.up}
                <span className="visually-hidden">{texts.aloud(name)}</span>
              </Button>
            )}
            <Button type="submit" name="remove" value={id} isSmall>
              {texts.remove}
              <span className="visually-hidden">{texts.aloud(name)}</span>
            </Button>
          </form>
        </li>
      ))}
    </ol>
    {choices.length > 0 ? (
      <form method="post" action={action} className={styles.add}>
        <Field
          name="add"
          label={texts.addPlace}
          options={[{ value: '', name: texts.choosePlace }, ...choices]}
          required
        />
        <Button type="submit">{texts.add}</Button>
      </form>
    ) : (
      others.length >= most && <p className="note">{texts.tooManyPlaces(most)}</p>
    )}
  </section>
);

const Less = ({ less, next }: { less: FeedSettingsView['less']; next: string }) => (
  <section className="section">
    <SectionHead title={texts.lessHeading} />
    {less.length === 0 ? (
      <p className="note">{texts.lessNone}</p>
    ) : (
      <ul className={styles.list}>
        {less.map(({ name, href, action }) => (
          <li key={action}>
            {href ? <a href={href}>{name}</a> : <span>{name}</span>}
            <form method="post" action={action}>
              <input type="hidden" name="next" value={next} />
              <Button type="submit" isSmall>
                {texts.usual}
                <span className="visually-hidden">{texts.aloud(name)}</span>
              </Button>
            </form>
          </li>
        ))}
      </ul>
    )}
  </section>
);

const Topics = ({ view: { learns, topics, topicsAction } }: { view: FeedSettingsView }) => (
  <section className="section">
    <SectionHead title={texts.topicsHeading} />
    <p>{texts.topicsIntro(MOST_READ_DAYS, READ_TOPICS_KEPT_DAYS)}</p>
    {learns && topics.length === 0 && <p className="note">{texts.topicsNone}</p>}
    {topics.length > 0 && (
      <ul className={styles.list}>
        {topics.map(({ name, days }) => (
          <li key={name}>
            <span>{name}</span>
            <span className="note">{texts.readDays(days)}</span>
          </li>
        ))}
      </ul>
    )}
    <form method="post" action={topicsAction} className={styles.agreement}>
      <Button type="submit" name="learns" value={learns ? '0' : '1'} variant={learns ? 'danger' : 'quiet'}>
        {learns ? texts.disagree : texts.agree}
      </Button>
    </form>
  </section>
);
