// This is what administrators have written down about people: groups, and a note.
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { addToGroup, createGroup } from '#bundles/users/groups/commands.ts';
import { writeNote } from '#bundles/users/notes/commands.ts';
import { found, refused } from './cast.ts';
import type { Cast } from './cast.ts';
import { groups, notes } from './content/people-desk.ts';

export const fillPeopleDesk = async (ctx: Ctx, cast: Cast): Promise<void> => {
  const asAdmin = actAs(ctx, found(cast.people, 'nele'));
  for (const { name, note, people } of groups) {
    const outcome = await createGroup(asAdmin, { name, note });
    if (outcome.kind === 'invalid') throw refused(name, outcome.errors);
    for (const key of people) await addToGroup(asAdmin, found(cast.people, key).id, outcome.group.id);
  }
  for (const { about, by, text } of notes) {
    const outcome = await writeNote(actAs(ctx, found(cast.people, by)), found(cast.people, about).id, text);
    if (outcome.kind === 'invalid') throw refused(about, outcome.errors);
  }
};
