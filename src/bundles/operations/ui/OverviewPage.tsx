// Shows how the machinery does, line by line, with the way to each part.
import { DeskList } from '#design/DeskList.tsx';
import type { OverviewPageView } from '../views.ts';
import { OperationsFrame } from './OperationsFrame.tsx';

export const OverviewPage = ({ view }: { view: OverviewPageView }) => (
  <OperationsFrame view={view}>
    <DeskList lines={view.lines.map((line) => ({ key: line.href, ...line }))} />
  </OperationsFrame>
);
