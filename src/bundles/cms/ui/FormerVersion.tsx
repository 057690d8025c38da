// Draws a former version of a legal page, which says so above it.
import { Callout } from '#design/Callout.tsx';
import { formerTitle } from '../texts.ts';
import type { FormerVersionView } from '../views.ts';
import { CmsPage } from './CmsPage.tsx';

export const FormerVersion = ({ view: { note, now, page } }: { view: FormerVersionView }) => (
  <>
    <div className="page">
      <Callout title={formerTitle(page.title)} tone="straw">
        <p>
          {note} <a href={now.href}>{now.name}</a>
        </p>
      </Callout>
    </div>
    <CmsPage view={page} />
  </>
);
