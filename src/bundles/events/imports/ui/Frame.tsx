// Draws what surrounds a page about calendars: one's own pages, or the desk.
import type { ReactNode } from 'react';
import { AccountShell } from '#design/AccountShell.tsx';
import type { AccountShellView } from '#design/AccountShell.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import styles from './SourcePage.module.css';

interface FrameProps {
  shell: AccountShellView | null;
  title: string;
  intro?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

export const Frame = ({ shell, actions, children, ...head }: FrameProps) =>
  shell ? (
    <AccountShell shell={shell} {...head}>
      {actions && <div className={`button-row ${styles.actions}`}>{actions}</div>}
      {children}
    </AccountShell>
  ) : (
    <DeskContent actions={actions} {...head}>
      {children}
    </DeskContent>
  );
