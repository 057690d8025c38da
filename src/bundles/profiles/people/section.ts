// Defines a section of a page with people who were chosen. Whoever nobody is to see vanishes from it, and comes back.
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { summariesOf } from '#kernel/content-kinds.ts';
import { invalid, valid } from '#kernel/outcomes.ts';
import { defineSection } from '#kernel/page-sections.ts';
import { descriptionFrom } from '#kernel/page-description.ts';
import { MAX_ID } from '#kernel/ids.ts';
import { anonymous } from '#kernel/viewer.ts';
import { imageTag, picturesByIds } from '#bundles/media/public.ts';
import { bbcodeToPlainText } from '#bundles/rich-text/public.ts';
import { findPeopleByNames, userTag, usersByIds } from '#bundles/users/public.ts';
import type { PersonView } from '#bundles/users/public.ts';
import { MAX_PEOPLE_SHOWN, MAX_PERSON_NOTE, MAX_SECTION_HEADING } from '../constants.ts';
import { PeopleSection } from '../ui/PeopleSection.tsx';
import type { PeopleSectionView } from '../views.ts';
import * as texts from './texts.ts';
import { readPeople, writePerson } from './typed-people.ts';
import type { TypedPerson } from './typed-people.ts';

interface PeopleData {
  /** '' for none. */
  readonly heading: string;
  readonly people: readonly {
    readonly id: number;
    /** '' leaves what they say about themselves. */
    readonly note: string;
  }[];
}

/** Returns those whom everybody may see now, by id. */
const publicPeople = async (ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, PersonView>> => {
  const known = [...new Set(ids)].filter((id) => id <= MAX_ID);
  const refs = known.map((id) => ({ type: 'user', id }));
  const [summaries, people] = await Promise.all([
    summariesOf(actAs(ctx, anonymous), refs),
    usersByIds(ctx, known),
  ]);
  return new Map([...people].filter(([id, person]) => isPublic(person) && summaries.has(`user:${id}`)));
};

const isPublic = ({ href, isHidden, isSuspended }: PersonView) => href !== null && !isHidden && !isSuspended;

/** Finds whom each line means: undefined for nobody, null for several. An address may also be that of somebody hidden for now. */
const findTyped = async (ctx: Ctx, typed: readonly TypedPerson[]) => {
  const byName = typed.filter(({ id }) => id === undefined).map(({ name }) => name);
  const namesakes = await findPeopleByNames(ctx, byName);
  const [people, addressed] = await Promise.all([
    publicPeople(
      ctx,
      namesakes.map(({ id }) => id),
    ),
    usersByIds(
      ctx,
      typed.flatMap(({ id }) => (id !== undefined && id <= MAX_ID ? id : [])),
    ),
  ]);
  const isThere = (id: number) => (addressed.get(id)?.href ? id : undefined);
  return typed.map(({ id, name, note }) => {
    const same = namesakes.filter(
      (person) => people.has(person.id) && person.name.toLowerCase() === name.toLowerCase(),
    );
    const found = id === undefined ? same[0]?.id : isThere(id);
    return { name, note, id: id === undefined && same.length > 1 ? null : found };
  });
};

export const peopleSection = defineSection<PeopleData, PeopleSectionView>({
  type: 'people',
  order: 50,
  name: texts.name,
  help: texts.help,
  fields: async (_ctx, { heading = '', people = '' }) => [
    {
      name: 'heading',
      label: texts.headingLabel,
      value: heading,
      kind: 'text',
      maxLength: MAX_SECTION_HEADING,
      isOptional: true,
    },
    {
      name: 'people',
      label: texts.peopleLabel,
      help: texts.peopleHelp,
      value: people,
      kind: 'lines',
      maxLength: MAX_PEOPLE_SHOWN * (MAX_PERSON_NOTE + 100),
    },
  ],
  toTyped: async (ctx, { heading, people }) => {
    const known = await usersByIds(
      ctx,
      people.map(({ id }) => id),
    );
    const namesakes = await findPeopleByNames(
      ctx,
      [...known.values()].map(({ name }) => name),
    );
    const shown = people.flatMap(({ id, note }) => {
      const person = known.get(id);
      if (!person?.href) return [];
      const { name, href } = person;
      const same = namesakes.filter((other) => other.name.toLowerCase() === name.toLowerCase());
      const isPlain = same.length === 1 && isPublic(same[0]!) && !name.includes(':');
      return [writePerson({ name: isPlain ? name : href, note })];
    });
    return { heading, people: shown.join('\n') };
  },
  check: async (ctx, typed) => {
    const heading = (typed['heading'] ?? '').trim();
    const lines = readPeople((typed['people'] ?? '').slice(0, MAX_PEOPLE_TEXT));
    const found = lines.length > MAX_PEOPLE_SHOWN ? [] : await findTyped(ctx, lines);
    const error = peopleError(lines, found);
    const errors = {
      ...(heading.length > MAX_SECTION_HEADING && { heading: texts.tooLong(MAX_SECTION_HEADING) }),
      ...(error !== undefined && { people: error }),
    };
    if (Object.keys(errors).length > 0) return invalid(errors);
    const people = found.map(({ id, note }) => ({ id: id!, note }));
    return valid({ heading, people: [...new Map(people.map((person) => [person.id, person])).values()] });
  },
  load: async (ctx, all) => {
    const ids = all.flatMap(({ people }) => people.map(({ id }) => id));
    const known = await publicPeople(ctx, ids);
    const pictures = await picturesByIds(
      ctx,
      [...known.values()].map(({ pictureId }) => pictureId),
    );
    return all.map(({ heading, people }) => {
      const shown = people.flatMap(({ id, note }) => {
        const person = known.get(id);
        if (!person?.href) return [];
        const portrait = (person.pictureId !== null && pictures.get(person.pictureId)) || null;
        const words = note || descriptionFrom(bbcodeToPlainText(person.about));
        return [{ name: person.name, href: person.href, portrait, note: words }];
      });
      return {
        view: shown.length > 0 ? { heading, people: shown } : null,
        tags: [
          ...people.map(({ id }) => userTag(id)),
          ...people.flatMap(({ id }) => known.get(id)?.pictureId ?? []).map(imageTag),
        ],
      };
    });
  },
  Component: PeopleSection,
});

const MAX_PEOPLE_TEXT = 20_000;

const peopleError = (
  lines: readonly TypedPerson[],
  found: readonly { readonly name: string; readonly note: string; readonly id: number | null | undefined }[],
): string | undefined => {
  if (lines.length === 0) return texts.nobody;
  if (lines.length > MAX_PEOPLE_SHOWN) return texts.tooMany(MAX_PEOPLE_SHOWN);
  const namesOf = (wanted: null | undefined) =>
    found.filter(({ id }) => id === wanted).map(({ name }) => name);
  if (namesOf(undefined).length > 0) return texts.unknown(namesOf(undefined));
  if (namesOf(null).length > 0) return texts.ambiguous(namesOf(null));
  return found.some(({ note }) => note.length > MAX_PERSON_NOTE)
    ? texts.noteTooLong(MAX_PERSON_NOTE)
    : undefined;
};
