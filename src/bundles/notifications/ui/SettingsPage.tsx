// This is what one wants to hear of, kind by kind, and on which browsers. A plain form; only the switch for
// push needs JavaScript.
import { AccountShell } from '#design/AccountShell.tsx';
import { Button } from '#design/Button.tsx';
import { Choice, Field } from '#design/Field.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import { Island } from '#kernel/island.tsx';
import { MAIL_PACES } from '../constants.ts';
import * as texts from '../texts.ts';
import type { KindSettingView, QuietHoursView, SettingsPageView } from '../views.ts';
import { PushDevices } from './PushDevices.island.tsx';
import styles from './SettingsPage.module.css';

const PACES = MAIL_PACES.map((value) => ({ value, name: texts.paceNames[value] }));

export const SettingsPage = ({ view }: { view: SettingsPageView }) => (
  <AccountShell shell={view.shell} title={texts.settingsTitle} intro={texts.settingsIntro}>
    <p>
      <a href={view.list.href}>{view.list.name}</a>
    </p>
    <form method="post" action={view.action} className={styles.form}>
      {view.kinds.map((setting) => (
        <Kind key={setting.kind} setting={setting} />
      ))}
      <Quiet quiet={view.quiet} />
      <Button type="submit" variant="main">
        {texts.save}
      </Button>
    </form>
    <section className="section">
      <SectionHead title={texts.devicesTitle} />
      <p className={styles.intro}>{texts.devicesIntro}</p>
      <Island of={PushDevices} when="idle" props={{ devices: [...view.devices], push: view.push }} />
    </section>
  </AccountShell>
);

const Kind = ({ setting: { kind, title, note, ...setting } }: { setting: KindSettingView }) => (
  <fieldset className={styles.kind}>
    <legend>{title}</legend>
    <p className="note" id={`about-${kind}`}>
      {note}
    </p>
    <div className={styles.ways}>
      <Choice
        name={`portal_${kind}`}
        value="1"
        label={texts.onPortal}
        defaultChecked={setting.isListed}
        disabled={setting.isAlwaysListed}
        aria-describedby={`about-${kind}`}
      />
      <Choice name={`push_${kind}`} value="1" label={texts.byPush} defaultChecked={setting.isPushed} />
      <Field name={`mail_${kind}`} label={texts.byMail} options={PACES} defaultValue={setting.mail} />
    </div>
  </fieldset>
);

const Quiet = ({ quiet: { hours, from, until } }: { quiet: QuietHoursView }) => (
  <fieldset className={styles.kind}>
    <legend>{texts.quietTitle}</legend>
    <p className="note" id="about-quiet">
      {texts.quietNote}
    </p>
    <div className={`${styles.ways} ${styles.hours}`}>
      <Field
        name="ruhe_von"
        label={texts.quietFrom}
        options={hours}
        defaultValue={from}
        aria-describedby="about-quiet"
      />
      <Field
        name="ruhe_bis"
        label={texts.quietUntil}
        options={hours}
        defaultValue={until}
        aria-describedby="about-quiet"
      />
    </div>
  </fieldset>
);
