// Draws the frame of the pages about the machinery: title and tabs.
import type { ReactNode } from 'react';
import { DeskContent } from '#design/DeskContent.tsx';
import { LinkTabs } from '#design/LinkTabs.tsx';
import * as texts from '../texts.ts';
import type { OperationsFrameView } from '../views.ts';

export const OperationsFrame = ({ view, children }: { view: OperationsFrameView; children: ReactNode }) => (
  <DeskContent title={texts.operations} intro={texts.intro}>
    <LinkTabs label={texts.tabsLabel} links={view.tabs} />
    {children}
  </DeskContent>
);
