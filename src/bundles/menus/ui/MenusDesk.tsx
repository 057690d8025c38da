// Both menus of the portal, each with its entries. Its buttons send the form, which comes back with all that was typed; what is
// saved is saved by one of them.
import { Button } from '#design/Button.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Choice, Field } from '#design/Field.tsx';
import type { OptionView } from '#design/Field.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import { MAX_LABEL_LENGTH } from '../constants.ts';
import * as texts from '../texts.ts';
import type { MenuEntryView, MenuView, MenusDeskView } from '../views.ts';
import styles from './MenusDesk.module.css';

export const MenusDesk = ({ view: { menus, targets } }: { view: MenusDeskView }) => (
  <DeskContent title={texts.title} intro={texts.intro}>
    <div className={styles.menus}>
      {menus.map((menu) => (
        <Menu key={menu.menu} view={menu} targets={targets} />
      ))}
    </div>
  </DeskContent>
);

const idOf = (menu: string, name: string) => `${menu}-${name}`;

const Menu = ({ view, targets }: { view: MenuView; targets: readonly OptionView[] }) => {
  const { menu, name, note, state, action, seen, entries, canReset, canTakeBack, errors, refusal } = view;
  return (
    <section aria-labelledby={menu}>
      <SectionHead title={name} id={menu} />
      <p className="note">{note}</p>
      <p className="note">{state}</p>
      <form method="post" action={`${action}#${menu}`} className={styles.form} noValidate>
        <ErrorSummary error={refusal ?? errors['entries'] ?? null} />
        {/* Enter in a line saves: a browser presses the first button that it finds, which is this one. */}
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
          {texts.save}
        </button>
        <input type="hidden" name="seen" value={seen} />
        <ol className={styles.entries}>
          {entries.map((entry) => (
            <Entry
              key={`${entry.key} ${entry.href} ${entry.at}`}
              menu={menu}
              action={action}
              of={entry}
              count={entries.length}
            />
          ))}
        </ol>
        <Fresh view={view} targets={targets} />
        <div className="button-row">
          <Button type="submit" variant="main">
            {texts.save}
          </Button>
          {canTakeBack && (
            <Button type="submit" name="act" value="take-back" variant="plain">
              {texts.takeBack}
            </Button>
          )}
          {canReset && (
            <Button type="submit" name="act" value="reset" variant="plain">
              {texts.reset}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
};

interface EntryProps {
  menu: string;
  action: string;
  of: MenuEntryView;
  count: number;
}

const Entry = ({ menu, action, of: entry, count }: EntryProps) => {
  const { at, key, href, label, isHidden, name, note, canRemove, error } = entry;
  const field = (part: string) => `e${at}.${part}`;
  const spoken = label || name || href;
  /** The form comes back where its entry stands by then: whoever moves it on finds it there, not on top of the menu. */
  const goOnAt = (place: number) => `${action}#${idOf(menu, `e${place}`)}`;
  return (
    <li id={idOf(menu, `e${at}`)} tabIndex={-1} className={isHidden ? styles.hidden : undefined}>
      <input type="hidden" name={field('key')} value={key} />
      <input type="hidden" name={field('href')} value={href} />
      <Field
        id={idOf(menu, field('label'))}
        name={field('label')}
        label={texts.entryLabel(at + 1)}
        help={note}
        error={error}
        defaultValue={label}
        placeholder={name ?? undefined}
        maxLength={MAX_LABEL_LENGTH}
      />
      <div className={styles.acts}>
        <Choice name={field('hidden')} value="1" defaultChecked={isHidden} label={texts.hide} />
        {at > 0 && <Move verb="up" at={at} to={goOnAt(at - 1)} name={texts.moveUp} of={spoken} />}
        {at < count - 1 && <Move verb="down" at={at} to={goOnAt(at + 1)} name={texts.moveDown} of={spoken} />}
        {canRemove && (
          <Move verb="remove" at={at} to={goOnAt(Math.max(at - 1, 0))} name={texts.remove} of={spoken} />
        )}
      </div>
    </li>
  );
};

interface MoveProps {
  verb: string;
  at: number;
  /** Where the form is sent. */
  to: string;
  name: string;
  of: string;
}

const Move = ({ verb, at, to, name, of }: MoveProps) => (
  <Button
    type="submit"
    name="act"
    value={`${verb}:${at}`}
    formAction={to}
    variant="plain"
    isSmall
    aria-label={`${name}: ${of}`}
  >
    {name}
  </Button>
);

const Fresh = ({
  view: { menu, fresh, errors },
  targets,
}: {
  view: MenuView;
  targets: readonly OptionView[];
}) => (
  <fieldset className={styles.fresh}>
    <legend>{texts.addHeading}</legend>
    <Field
      id={idOf(menu, 'key')}
      name="key"
      label={texts.targetLabel}
      options={targets}
      defaultValue={fresh.key}
      error={errors['key']}
    />
    <Field
      id={idOf(menu, 'href')}
      name="href"
      label={texts.hrefLabel}
      help={texts.hrefHelp}
      defaultValue={fresh.href}
      error={errors['href']}
      autoCapitalize="off"
    />
    <Field
      id={idOf(menu, 'label')}
      name="label"
      label={texts.newLabelLabel}
      help={texts.newLabelHelp}
      defaultValue={fresh.label}
      error={errors['label']}
      maxLength={MAX_LABEL_LENGTH}
    />
    <div>
      <Button type="submit" name="act" value="add">
        {texts.add}
      </Button>
    </div>
  </fieldset>
);
