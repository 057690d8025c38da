// Draws /schreiben/kalender/{id}: what stands in a calendar, what is to come of it, and what was odd about it.
import { Button } from '#design/Button.tsx';
import { Fact, Facts } from '#design/Facts.tsx';
import { Choice, Choices } from '#design/Field.tsx';
import type { OptionView } from '#design/Field.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import * as texts from '../texts.ts';
import type { ItemView, ReportLineView, SourceView } from '../views.ts';
import { Conflicts, Following, TakesNew } from './Following.tsx';
import { Frame } from './Frame.tsx';
import styles from './SourcePage.module.css';

export const SourcePage = ({ view }: { view: SourceView }) => (
  <Frame shell={view.shell} title={view.title} intro={<a href={view.back.href}>{view.back.name}</a>}>
    <div className={styles.parts}>
      <Facts>
        {view.facts.map(({ name, text, href }) => (
          <Fact key={name} name={name}>
            {href ? <a href={href}>{text}</a> : text}
          </Fact>
        ))}
      </Facts>
      {view.following && <Conflicts following={view.following} />}
      {view.choice && <ChoiceForm choice={view.choice} />}
      {view.taken.length > 0 && <Taken items={view.taken} />}
      {view.following && <Following following={view.following} />}
      {view.report.first.length > 0 && <Report report={view.report} />}
      <p>
        <a href={view.removeHref}>{texts.removeLink}</a>
      </p>
    </div>
  </Frame>
);

const ChoiceForm = ({ choice }: { choice: NonNullable<SourceView['choice']> }) => (
  <section aria-labelledby="auswahl">
    <SectionHead title={texts.choiceHeading} id="auswahl" />
    <form method="post" action={choice.action} className={styles.choice}>
      <ul className={styles.items}>
        {choice.items.map((item) => (
          <li key={item.id}>
            <input type="hidden" name="shown[]" value={item.id} />
            <Choice
              name="items[]"
              value={item.id}
              defaultChecked={item.problem === null && item.twin === null && item.state === texts.states.new}
              label={<ItemWords item={item} />}
            />
            {item.twin && <TwinLine itemId={item.id} twin={item.twin} action={choice.mergeAction} />}
          </li>
        ))}
      </ul>
      {choice.isFirst && <FirstSettings modes={choice.modes} />}
      <div>
        <Button type="submit" variant="main">
          {texts.takeButton}
        </Button>
      </div>
    </form>
  </section>
);

/** Its button sends the same form elsewhere: no form lies in another one. */
const TwinLine = ({
  itemId,
  twin: { title, href },
  action,
}: {
  itemId: number;
  twin: NonNullable<ItemView['twin']>;
  action: string;
}) => (
  <p className={styles.twin}>
    <span>
      {texts.twinOf} {href ? <a href={href}>{title}</a> : title}
    </span>
    <Button type="submit" name="merge" value={itemId} formAction={action}>
      {texts.mergeButton}
    </Button>
  </p>
);

const FirstSettings = ({ modes }: { modes: readonly OptionView[] }) => (
  <>
    {modes.length > 0 ? (
      <Choices name="mode" legend={texts.modeLegend} options={modes} value={modes[0]!.value} />
    ) : (
      <p className="note">{texts.reviewNote}</p>
    )}
    <TakesNew isTaken />
  </>
);

const Taken = ({ items }: { items: readonly ItemView[] }) => (
  <section aria-labelledby="uebernommen">
    <SectionHead title={texts.takenHeading} id="uebernommen" />
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.id}>
          <ItemWords item={item} />
        </li>
      ))}
    </ul>
  </section>
);

const ItemWords = ({ item: { title, note, state, problem, href } }: { item: ItemView }) => (
  <span className={styles.words}>
    <strong>{href ? <a href={href}>{title}</a> : title}</strong>
    <span className="note">
      {note} · {state}
    </span>
    {problem && <span className={styles.problem}>{problem}</span>}
  </span>
);

const Report = ({ report: { first, more, left } }: { report: SourceView['report'] }) => (
  <section aria-labelledby="bericht">
    <SectionHead title={texts.reportHeading} id="bericht" />
    <Lines lines={first} />
    {more.length > 0 && (
      <details>
        <summary>{texts.moreLines(more.length)}</summary>
        <Lines lines={more} />
      </details>
    )}
    {left && <p className="note">{left}</p>}
  </section>
);

const Lines = ({ lines }: { lines: readonly ReportLineView[] }) => (
  <ul className={styles.lines}>
    {lines.map(({ key, line, text }) => (
      <li key={key}>
        <span className="note">{line}</span>
        <span>{text}</span>
      </li>
    ))}
  </ul>
);
