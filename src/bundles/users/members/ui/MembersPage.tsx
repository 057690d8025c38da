// Draws the desk of members: a search, and a table of who was found.
import { DeskContent } from '#design/DeskContent.tsx';
import { Button, LinkButton } from '#design/Button.tsx';
import { Empty } from '#design/Empty.tsx';
import { Field } from '#design/Field.tsx';
import * as texts from '../texts.ts';
import type { MembersPageView } from '../views.ts';
import { MemberList } from './MemberList.tsx';
import styles from './MembersPage.module.css';

export const MembersPage = ({ view }: { view: MembersPageView }) => (
  <DeskContent title={texts.membersTitle} intro={view.intro}>
    <Search view={view} />
    {view.members.length === 0 ? (
      <Empty title={texts.nobodyTitle} text={texts.nobodyText} />
    ) : (
      <MemberList members={view.members} />
    )}
    {(view.back || view.on) && (
      <nav className={`button-row ${styles.pages}`} aria-label={texts.pagesLabel}>
        {view.back && (
          <LinkButton href={view.back} rel="prev">
            {texts.pageBack}
          </LinkButton>
        )}
        {view.on && (
          <LinkButton href={view.on} rel="next">
            {texts.pageOn}
          </LinkButton>
        )}
      </nav>
    )}
  </DeskContent>
);

const Search = ({ view }: { view: MembersPageView }) => (
  <search>
    <form method="get" action={view.action} className={styles.search}>
      <div className={styles.words}>
        <Field name="q" type="search" label={view.searchLabel} defaultValue={view.search} maxLength={100} />
      </div>
      <Field name="zustand" label={texts.stateLabel} options={view.states} defaultValue={view.state} />
      <Field name="rolle" label={texts.roleLabel} options={view.roles} defaultValue={view.role} />
      <Field name="sortiert" label={texts.sortLabel} options={view.sorts} defaultValue={view.sort} />
      <div className="button-row">
        <Button type="submit">{texts.filterButton}</Button>
        {view.resetHref && <a href={view.resetHref}>{texts.resetFilter}</a>}
      </div>
    </form>
  </search>
);
