// Draws how a calendar is kept up: what is to be decided, when it is read again, and how what is new in it comes in.
import { Button } from '#design/Button.tsx';
import { Callout } from '#design/Callout.tsx';
import { Choice, Choices, Field } from '#design/Field.tsx';
import { FileInput } from '#design/FileInput.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import * as texts from '../texts.ts';
import type { ConflictView, FollowingView } from '../views.ts';
import styles from './SourcePage.module.css';

export const Following = ({ following }: { following: FollowingView }) => (
  <section aria-labelledby="stand" className={styles.choice}>
    <SectionHead title={texts.readAgainHeading} id="stand" />
    {following.failure && <p className={styles.problem}>{following.failure}</p>}
    <ReadForm following={following} />
    {following.settings && <SettingsForm settings={following.settings} />}
  </section>
);

const ReadForm = ({ following: { readAction, isFile } }: { following: FollowingView }) => (
  <form method="post" action={readAction} encType="multipart/form-data" className={styles.choice}>
    <p className="note">{isFile ? texts.readAgainFile : texts.readAgainAddress}</p>
    {isFile && (
      <Field
        as={FileInput}
        name="file"
        label={texts.newFileLabel}
        accept=".ics,.ical,.csv,.tsv,.txt,text/calendar,text/csv"
      />
    )}
    <div>
      <Button type="submit">{isFile ? texts.newFileButton : texts.readNowButton}</Button>
    </div>
  </form>
);

const SettingsForm = ({ settings }: { settings: NonNullable<FollowingView['settings']> }) => (
  <form method="post" action={settings.action} className={styles.choice}>
    {settings.modes.length > 0 && (
      <Choices name="mode" legend={texts.modeLaterLegend} options={settings.modes} value={settings.mode} />
    )}
    <TakesNew isTaken={settings.takesNew} />
    <div>
      <Button type="submit">{texts.settingsButton}</Button>
    </div>
  </form>
);

export const TakesNew = ({ isTaken }: { isTaken: boolean }) => (
  <div>
    <input type="hidden" name="asksNew" value="yes" />
    <Choice name="takesNew" value="yes" label={texts.takesNewLabel} defaultChecked={isTaken} />
    <p className="note">{texts.takesNewHelp}</p>
  </div>
);

/** Nothing where all is of one mind. */
export const Conflicts = ({ following: { conflicts, decideAction } }: { following: FollowingView }) =>
  conflicts.length === 0 ? null : (
    <section aria-labelledby="entscheiden">
      <SectionHead title={texts.conflictsHeading} id="entscheiden" />
      <p className="note">{texts.conflictsIntro}</p>
      <ul className={styles.items}>
        {conflicts.map((conflict) => (
          <li key={`${conflict.itemId} ${conflict.field}`}>
            <ConflictForm conflict={conflict} action={decideAction} />
          </li>
        ))}
      </ul>
    </section>
  );

const ConflictForm = ({ conflict, action }: { conflict: ConflictView; action: string }) => (
  <form method="post" action={action} className={styles.choice}>
    <p>
      <strong>{conflict.title}</strong>: {conflict.label}
    </p>
    <input type="hidden" name="itemId" value={conflict.itemId} />
    <input type="hidden" name="field" value={conflict.field} />
    <div className={styles.row}>
      <Side title={texts.theirsHeading} lines={conflict.theirs} />
      <Side title={texts.oursHeading} lines={conflict.ours} />
    </div>
    <div className="button-row">
      <Button type="submit" name="choice" value="theirs">
        {texts.takeTheirs}
      </Button>
      <Button type="submit" name="choice" value="ours">
        {texts.keepOurs}
      </Button>
    </div>
  </form>
);

const Side = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <Callout title={title}>
    {lines.map((line, at) => (
      <p key={`${at} ${line}`}>{line}</p>
    ))}
  </Callout>
);
