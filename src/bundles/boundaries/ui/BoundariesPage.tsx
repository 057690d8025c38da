// Draws whom a person mutes or blocks and which words they hide, with the way to undo each.
import { AccountShell } from '#design/AccountShell.tsx';
import { Button, LinkButton } from '#design/Button.tsx';
import { Field } from '#design/Field.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import { MAX_WORD_LENGTH } from '../constants.ts';
import * as texts from '../texts.ts';
import type { BoundariesPageView } from '../views.ts';
import styles from './Boundaries.module.css';

export const BoundariesPage = ({ view }: { view: BoundariesPageView }) => (
  <AccountShell shell={view.shell} title={texts.title} intro={texts.intro}>
    <section aria-labelledby="mitglieder" className={styles.section}>
      <SectionHead title={texts.peopleHeading} id="mitglieder" />
      {view.people.length === 0 ? (
        <p>{texts.nobody}</p>
      ) : (
        <ul className={styles.list}>
          {view.people.map(({ id, name, href, since, changeHref }) => (
            <li key={id}>
              <span>
                {href ? <a href={href}>{name}</a> : name}
                <span className="note">{since}</span>
              </span>
              <LinkButton href={changeHref} isSmall aria-label={texts.changeLabel(name)}>
                {texts.change}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
    </section>
    <section aria-labelledby="woerter" className={styles.section}>
      <SectionHead title={texts.wordsHeading} id="woerter" />
      <p>{texts.wordsIntro}</p>
      <Words view={view} />
      <form method="post" action={view.addAction} className={styles.form}>
        <Field
          name="word"
          label={texts.wordLabel}
          help={texts.wordHelp}
          error={view.typed.error}
          defaultValue={view.typed.word}
          maxLength={MAX_WORD_LENGTH}
          autoComplete="off"
          required
        />
        <Button type="submit">{texts.addWord}</Button>
      </form>
    </section>
    <Notes view={view} />
  </AccountShell>
);

const Notes = ({ view: { notes } }: { view: BoundariesPageView }) => (
  <section aria-labelledby="hinweis" className={styles.section}>
    <SectionHead title={texts.notesHeading} id="hinweis" />
    <p>{texts.notesIntro}</p>
    <form method="post" action={notes.action} className={styles.form}>
      <p>{texts.notesAre(notes.isOn)}</p>
      <Button type="submit" name="notes" value={notes.isOn ? 'off' : 'on'}>
        {notes.isOn ? texts.notesOff : texts.notesOn}
      </Button>
    </form>
  </section>
);

const Words = ({ view: { words } }: { view: BoundariesPageView }) =>
  words.length === 0 ? (
    <p className="note">{texts.noWords}</p>
  ) : (
    <ul className={styles.list}>
      {words.map(({ id, word, removeAction }) => (
        <li key={id}>
          <span>{word}</span>
          <form method="post" action={removeAction}>
            <Button type="submit" isSmall aria-label={texts.removeWordLabel(word)}>
              {texts.removeWord}
            </Button>
          </form>
        </li>
      ))}
    </ul>
  );
