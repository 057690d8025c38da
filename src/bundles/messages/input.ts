// This is what personal messages take at the door.
import { Type } from 'typebox';
import { badRequest } from '#kernel/errors.ts';
import { FromNought, Id } from '#kernel/parameters.ts';

export const RecipientParams = Type.Object({ recipientId: Id });
export const PersonParams = Type.Object({ id: Id });
export const ThreadParams = Type.Object({ threadId: Id });
export const MessageParams = Type.Object({ threadId: Id, messageId: Id });

/**
 * Returns the text in a body; undefined where the form is asked for, without one or without any body. Checked by hand, since
 * Fastify takes no schema of a body for a call that is also a GET.
 */
export const textIn = (body: unknown): string | undefined => {
  const { text } = (body ?? {}) as { readonly text?: unknown };
  if (text === undefined || typeof text === 'string') return text;
  throw badRequest();
};

/** What is searched for, and where the list continues; both unchecked. */
export const ListQuery = Type.Object({
  suche: Type.Optional(Type.String()),
  vor: Type.Optional(Id),
});

export const ThreadQuery = Type.Object({ vor: Type.Optional(Id) });

/** The newest message that the page shows already; 0 for none. */
export const NewsQuery = Type.Object({ after: FromNought });
export const ReadBody = Type.Object({ upTo: Id });
