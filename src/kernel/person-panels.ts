// Bundles show here what they know and do about one person, on the page that administrators have of them. The panels are drawn
// there one below the other.
import type { ReactElement } from 'react';
import type { Ctx } from './ctx.ts';
import type { FieldErrors } from './errors.ts';
import { defineSlot } from './slots.ts';

export interface PersonPanel {
  /** A unique key; the id of its heading. */
  readonly key: string;
  /** The place on the page; panels with a lower number stand first. */
  readonly order: number;
  readonly title: string;
  /** What stands below the heading. */
  readonly body: ReactElement;
}

export interface PersonShown {
  /** The id of a person who is there. */
  readonly userId: number;
  /** What was typed into a form of a panel that comes back, and what is wrong with it; both empty otherwise. */
  readonly typed: Readonly<Record<string, string | undefined>>;
  readonly errors: FieldErrors;
}

/** Whoever contributes asks whether the viewer may see it. */
export const personPanels = defineSlot<PersonShown, PersonPanel>('people.panels');

export const loadPersonPanels = async (ctx: Ctx, person: PersonShown): Promise<readonly PersonPanel[]> =>
  (await personPanels.collect(ctx, person)).toSorted((a, b) => a.order - b.order);
