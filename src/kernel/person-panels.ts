// What the bundles know and do about one person, on the page that administrators have of them. Drawn there one below the other.
import type { ReactElement } from 'react';
import type { Ctx } from './ctx.ts';
import { defineSlot } from './slots.ts';

export interface PersonPanel {
  /** Unique; the id of its heading. */
  readonly key: string;
  /** Lower ones stand first. */
  readonly order: number;
  readonly title: string;
  /** What stands below the heading. */
  readonly body: ReactElement;
}

/** The subject is the id of a person who is there. Whoever contributes asks whether the viewer may see it. */
export const personPanels = defineSlot<number, PersonPanel>('people.panels');

export const loadPersonPanels = async (ctx: Ctx, userId: number): Promise<readonly PersonPanel[]> =>
  (await personPanels.collect(ctx, userId)).toSorted((a, b) => a.order - b.order);
