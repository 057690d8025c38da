// Draws the files for the Commission's database, year by year.
import { DeskContent } from '#design/DeskContent.tsx';
import { Empty } from '#design/Empty.tsx';
import { LinkButton } from '#design/Button.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import * as texts from '../texts.ts';
import type { RecordView } from '../views.ts';

export const RecordPage = ({ view: { years } }: { view: RecordView }) => (
  <DeskContent title={texts.recordTitle} intro={texts.recordIntro}>
    {years.length === 0 && <Empty title={texts.recordEmptyTitle} text={texts.recordEmpty} />}
    {years.map(({ title, reportHref, files }) => (
      <section key={reportHref}>
        <SectionHead title={title} link={{ name: texts.publicReport, href: reportHref }} />
        <div className="button-row">
          {files.map(({ name, href }) => (
            <LinkButton key={href} href={href} isSmall download="">
              {name}
            </LinkButton>
          ))}
        </div>
      </section>
    ))}
  </DeskContent>
);
