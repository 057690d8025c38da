// Describes what the newsletters' public calls accept at the door; what is wrong with it is said beside the fields.
import { Type } from 'typebox';
import { Id, listOf, parseId } from '#kernel/parameters.ts';
import { TOKEN_MAX_LENGTH } from '../constants.ts';

export const TokenParams = Type.Object({ token: Type.String({ maxLength: TOKEN_MAX_LENGTH }) });
export const NewsletterParams = Type.Object({ newsletter: Type.String({ maxLength: 80 }) });
export const ArchiveQuery = Type.Object({ vor: Type.Optional(Id) });
export const IssueParams = Type.Object({ newsletter: Type.String({ maxLength: 80 }), number: Id });

export const AskBody = Type.Object({
  email: Type.Optional(Type.String({ maxLength: 300 })),
  brief: Type.Optional(Type.Unknown()),
});

export const OwnBody = Type.Optional(Type.Object({ brief: Type.Optional(Type.Unknown()) }));

/** Programs of mail services say what they do; a form of ours says nothing. RFC 8058 */
export const UnsubscribeBody = Type.Optional(
  Type.Object({ 'List-Unsubscribe': Type.Optional(Type.String({ maxLength: 40 })) }),
);

export const idsIn = (value: unknown): number[] => listOf(value).flatMap((one) => parseId(one) ?? []);
