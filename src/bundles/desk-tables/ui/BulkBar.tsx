// Draws what can be done with the rows that are ticked: one form, to which the boxes of the table belong.
import { Button } from '#design/Button.tsx';
import { Field } from '#design/Field.tsx';
import * as designTexts from '#design/work/texts.ts';
import type { RefusedBulk } from '#kernel/desk-table.ts';
import * as texts from '../texts.ts';
import type { BulkActionView, BulkFieldView, TableFrameView } from '../views.ts';
import styles from './TableDesk.module.css';

interface BulkBarProps {
  bulk: NonNullable<TableFrameView['bulk']>;
  formId: string;
}

export const BulkBar = ({ bulk, formId }: BulkBarProps) => (
  <form id={formId} method="post" action={bulk.action} className={styles.bulk} aria-label={texts.selection}>
    <input type="hidden" name="zurueck" value={bulk.query} />
    {/* Enter in a field would press the first button of the form, whatever the field is for: this disabled one is it. */}
    <button type="submit" disabled hidden aria-label={texts.carryOut} />
    {bulk.every?.mark ? (
      <span className={styles.count}>
        <input type="hidden" name="alle" value={bulk.every.mark} />
        {texts.everyTicked(bulk.every.count)} <a href={bulk.tickHref}>{texts.tickNone}</a>
      </span>
    ) : (
      <>
        <span className={`${styles.count} ${styles.either}`}>
          <a href={bulk.tickHref} className={styles.plain}>
            {bulk.isAllTicked ? texts.tickNone : texts.tickAllOfPage}
          </a>
          <output data-ticked className={styles.scripted}>
            {designTexts.ticked(bulk.ticked.length)}
          </output>
        </span>
        {bulk.every && (
          <span className={styles.count}>
            <a href={bulk.every.href}>{texts.tickEvery(bulk.every.count)}</a>
          </span>
        )}
      </>
    )}
    {bulk.actions.map((action) =>
      action.fields.length > 0 ? (
        <closing-details key={action.name} class={styles.tool}>
          <details name="auswahl-tun" open={bulk.refused?.action === action.name}>
            <summary>{action.label}</summary>
            <div className={styles.panel}>
              {action.fields.map((field) => (
                <ActionField
                  key={field.name}
                  action={action.name}
                  field={field}
                  refused={bulk.refused?.action === action.name ? bulk.refused : null}
                />
              ))}
              <Press action={action}>{texts.carryOut}</Press>
            </div>
          </details>
        </closing-details>
      ) : (
        <Press key={action.name} action={action}>
          {action.label}
        </Press>
      ),
    )}
  </form>
);

const Press = ({ action, children }: { action: BulkActionView; children: string }) => (
  <Button
    type="submit"
    name="aktion"
    value={action.name}
    isSmall
    formNoValidate
    variant={action.fields.length === 0 ? 'plain' : action.isDanger ? 'danger' : 'quiet'}
  >
    {children}
  </Button>
);

interface ActionFieldProps {
  action: string;
  field: BulkFieldView;
  /** What was typed before, and what was wrong with it. */
  refused: RefusedBulk | null;
}

const ActionField = ({ action, field, refused }: ActionFieldProps) => {
  const { name, label, options, maxLength, isOptional, isDay } = field;
  const shared = {
    name: `wert[${action}][${name}]`,
    id: `f-${action}-${name}`,
    label,
    mark: isOptional ? texts.optional : undefined,
    error: refused?.field === name ? refused.error : undefined,
    defaultValue: refused?.typed[name],
  };
  return options ? (
    <Field {...shared} options={options} />
  ) : (
    <Field {...shared} type={isDay ? 'date' : 'text'} {...(maxLength !== undefined && { maxLength })} />
  );
};
