// /konto/merkliste shows the two lists of images that one keeps for later.
import { LinkButton } from '#design/Button.tsx';
import { Empty } from '#design/Empty.tsx';
import { AccountShell } from '#design/AccountShell.tsx';
import { LIST_LIMIT } from '../constants.ts';
import * as texts from '../texts.ts';
import type { ReferencesPageView } from '../views.ts';
import { MediaTabs } from '../../ui/MediaTabs.tsx';
import { ReferenceGrid } from './ReferenceGrid.tsx';
import styles from './References.module.css';

export const ReferencesPage = ({ view }: { view: ReferencesPageView }) => {
  const { shell, mediaTabs, tabs, list, references, uploadHref } = view;
  return (
    <AccountShell shell={shell} title={texts.referencesHeading} intro={texts.listIntros[list]}>
      <MediaTabs tabs={mediaTabs} />
      <nav className={styles.bar} aria-label={texts.listsLabel}>
        {tabs.map(({ name, href, isCurrent, note }) => (
          <LinkButton
            key={href}
            href={href}
            isSmall
            variant={isCurrent ? 'second' : 'quiet'}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {texts.tabName(name, note ?? '')}
          </LinkButton>
        ))}
      </nav>
      {references.length === 0 ? (
        <Empty title={texts.emptyTitles[list]} text={texts.emptyTexts[list]}>
          <LinkButton href={uploadHref} variant="main">
            {texts.toOwnImages}
          </LinkButton>
        </Empty>
      ) : (
        <>
          <p className="note">{texts.listPlace(references.length, LIST_LIMIT)}</p>
          <ReferenceGrid list={list} references={references} />
        </>
      )}
    </AccountShell>
  );
};
