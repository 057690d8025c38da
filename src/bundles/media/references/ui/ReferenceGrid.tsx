// Draws a list as a form that works without JavaScript: each image has its buttons, several can be ticked and moved at once.
import { Button } from '#design/Button.tsx';
import { url } from '#kernel/named-routes.ts';
import { LIST_QUERY, REFERENCE_LISTS, SAVED_LIST } from '../constants.ts';
import type { ReferenceAction, ReferenceList } from '../constants.ts';
import { referencePaths } from '../paths.ts';
import { referenceKey } from '../rules.ts';
import * as texts from '../texts.ts';
import type { ReferenceListsView, ReferenceView } from '../views.ts';
import { ACTIONS, ReferencePicture, ReferenceTile, titleOf } from './ReferenceTile.tsx';
import styles from './References.module.css';

interface GridProps {
  readonly list: ReferenceList;
  readonly references: readonly ReferenceView[];
}

export const ReferenceGrid = ({ list, references }: GridProps) => (
  <form method="post" action={url(referencePaths.changeMany)}>
    {list === 'saved' && <input type="hidden" name={LIST_QUERY} value={SAVED_LIST} />}
    <input type="hidden" name="next" value={pageOf(list)} />
    {/* These buttons come first, so that the Enter key means them and not the first image's. */}
    <p className={styles.bar}>
      {ACTIONS[list].map((action) => (
        <Button key={action} type="submit" name="action" value={action} isSmall>
          {texts.chosenActions[action]}
        </Button>
      ))}
    </p>
    <ul className={styles.grid}>
      {references.map((reference) => (
        <ReferenceTile
          key={referenceKey(reference)}
          reference={reference}
          picture={<Ticked reference={reference} />}
          actions={ACTIONS[list].map((action) => <Deed key={action} reference={reference} action={action} />)}
        />
      ))}
    </ul>
  </form>
);

/** Both lists under each other. */
export const ReferenceLists = ({ lists }: { lists: ReferenceListsView }) =>
  REFERENCE_LISTS.map((list) => (
    <section key={list}>
      <h2>{texts.listNames[list]}</h2>
      {lists[list].length > 0 ? (
        <ReferenceGrid list={list} references={lists[list]} />
      ) : (
        <p>{texts.emptyTitles[list]}</p>
      )}
    </section>
  ));

const pageOf = (list: ReferenceList) =>
  url(referencePaths.page, {}, list === 'saved' ? { [LIST_QUERY]: SAVED_LIST } : {});

const Ticked = ({ reference }: { reference: ReferenceView }) => (
  <label className={styles.frame}>
    <ReferencePicture reference={reference} />
    <input
      type="checkbox"
      className={styles.mark}
      name="auswahl"
      value={referenceKey(reference)}
      aria-label={texts.choose(titleOf(reference))}
    />
  </label>
);

const Deed = ({ reference, action }: { reference: ReferenceView; action: ReferenceAction }) => {
  const { imageId, imageType } = reference;
  return (
    <Button
      type="submit"
      isSmall
      variant={action === 'reference-remove' ? 'plain' : 'quiet'}
      formAction={url(referencePaths.change, { imageId, imageType, action })}
      aria-label={texts.actionLabel(action, titleOf(reference))}
    >
      {texts.actions[action]}
    </Button>
  );
};
