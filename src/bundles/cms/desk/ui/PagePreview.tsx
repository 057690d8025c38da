// Draws a version as readers would see it, with the way back.
import { Callout } from '#design/Callout.tsx';
import { CmsPage } from '../../ui/CmsPage.tsx';
import * as texts from '../texts.ts';
import type { PagePreviewView } from '../views.ts';

export const PagePreview = ({ view: { back, page } }: { view: PagePreviewView }) => (
  <>
    <div className="page">
      <Callout title={texts.preview} tone="straw">
        <p>
          {texts.previewNote} <a href={back.href}>{back.name}</a>
        </p>
      </Callout>
    </div>
    <CmsPage view={page} />
  </>
);
