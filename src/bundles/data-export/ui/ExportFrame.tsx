// Draws what is around the pages of exports: the desk's own head for those who have one, else the menu of the account.
import type { ReactNode } from 'react';
import { AccountShell } from '#design/AccountShell.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import type { FrameView } from '../views.ts';

interface ExportFrameProps {
  readonly view: FrameView;
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

export const ExportFrame = ({ view: { shell }, title, intro, children }: ExportFrameProps) =>
  shell ? (
    <AccountShell shell={shell} title={title} intro={intro}>
      {children}
    </AccountShell>
  ) : (
    <DeskContent title={title} intro={intro}>
      {children}
    </DeskContent>
  );
