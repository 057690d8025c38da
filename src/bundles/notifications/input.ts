// What the calls for notices accept at the door.
import { Type } from 'typebox';
import type { TSchema } from 'typebox';
import { Id } from '#kernel/parameters.ts';
import { DEFAULT_SETTINGS, MAIL_PACES, MAX_ENDPOINT_LENGTH, NOTICE_KINDS } from './constants.ts';
import type { NoticeKind } from './constants.ts';
import { tidySettings } from './rules.ts';
import type { NoticeSettings } from './rules.ts';

export const NoticeParams = Type.Object({ id: Id });

const cursor = Type.Optional(Type.String({ maxLength: 40 }));
export const ListQuery = Type.Object({ vor: cursor });
/** `seit`: where the list began that the page shows. */
export const NewsQuery = Type.Object({ seit: cursor });
/** `bis`: the newest notice that was there to be read. */
export const ReadAllBody = Type.Optional(Type.Object({ bis: cursor }, { nullable: true }));

/** A box that isn't ticked is not sent. */
const box = Type.Optional(Type.String({ maxLength: 10 }));
const pace = Type.Union(MAIL_PACES.map((name) => Type.Literal(name)));
const fieldsOf = (kind: NoticeKind): Record<string, TSchema> => ({
  [`portal_${kind}`]: box,
  // The form of those who have no desk doesn't ask for it.
  [`mail_${kind}`]: kind === 'desk' ? Type.Optional(pace) : pace,
  [`push_${kind}`]: box,
});
export const SettingsBody = Type.Object(Object.assign({}, ...NOTICE_KINDS.map(fieldsOf)));

/** The form as settings. */
export const settingsOf = (body: Readonly<Record<string, unknown>>): NoticeSettings =>
  tidySettings(
    Object.fromEntries(
      NOTICE_KINDS.map((kind) => [
        kind,
        body[`mail_${kind}`] === undefined
          ? DEFAULT_SETTINGS[kind]
          : {
              isListed: body[`portal_${kind}`] !== undefined,
              mail: body[`mail_${kind}`],
              isPushed: body[`push_${kind}`] !== undefined,
            },
      ]),
    ) as unknown as NoticeSettings,
  );

const endpoint = Type.String({ minLength: 1, maxLength: MAX_ENDPOINT_LENGTH });
/** As `PushSubscription.toJSON()` gives it. */
export const SubscribeBody = Type.Object({
  endpoint,
  keys: Type.Object({ p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) }),
});
export const UnsubscribeBody = Type.Object({ endpoint });

export const TokenParams = Type.Object({ token: Type.String({ maxLength: 100 }) });
/** One-click senders put `List-Unsubscribe=One-Click`; the page's second button `was=alle`. */
export const UnsubscribeMailBody = Type.Optional(
  Type.Object({ was: Type.Optional(Type.String({ maxLength: 20 })) }, { nullable: true }),
);
