// Shows the log: who agreed to a version, and when.
import { DeskContent } from '#design/DeskContent.tsx';
import { Empty } from '#design/Empty.tsx';
import { Pages } from '#design/Pages.tsx';
import { Table } from '#design/Table.tsx';
import { Time } from '#design/Time.tsx';
import * as texts from '../texts.ts';
import type { AgreementsView } from '../views.ts';

export const AgreementsDesk = ({ view }: { view: AgreementsView }) => (
  <DeskContent
    title={view.title}
    intro={
      <>
        {view.intro} <a href={view.back.href}>{view.back.name}</a>
      </>
    }
  >
    {view.agreements.length > 0 ? (
      <Table
        caption={texts.agreementsCaption}
        head={texts.agreementsHead}
        rows={view.agreements.map(({ name, at }) => [name, <Time key="at" of={at} />])}
      />
    ) : (
      <Empty title={texts.nobodyAgreedTitle} />
    )}
    <Pages newer={view.newer} older={view.older} />
  </DeskContent>
);
