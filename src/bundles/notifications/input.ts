// This is what the calls for notices accept at the door.
import { Type } from 'typebox';
import type { TSchema } from 'typebox';
import type { NoticeKind, NoticeSetting } from '#kernel/notices.ts';
import { Id } from '#kernel/parameters.ts';
import { MAIL_PACES, MAX_ENDPOINT_LENGTH } from './constants.ts';
import type { QuietHours } from './quiet-hours.ts';
import { settingsWith } from './rules.ts';
import type { NoticeSettings } from './rules.ts';

export const NoticeParams = Type.Object({ id: Id });

const cursor = Type.Optional(Type.String({ maxLength: 40 }));
export const ListQuery = Type.Object({ vor: cursor });
/** `seit` says where the list began that the page shows. */
export const NewsQuery = Type.Object({ seit: cursor });
/** `bis` names the newest notice that was there to be read. */
export const ReadAllBody = Type.Optional(Type.Object({ bis: cursor }, { nullable: true }));

/** A box that isn't ticked is not sent. */
const box = Type.Optional(Type.String({ maxLength: 10 }));
const pace = Type.Union(MAIL_PACES.map((name) => Type.Literal(name)));
const fieldsOf = ({ name }: NoticeKind): [string, TSchema][] => [
  [`portal_${name}`, box],
  // It is optional: a form that doesn't show the kind doesn't ask for it, and a program names what it wants changed.
  [`mail_${name}`, Type.Optional(pace)],
  [`push_${name}`, box],
];
const hour = Type.Optional(Type.Integer({ minimum: 0, maximum: 23 }));
export const settingsBody = (kinds: readonly NoticeKind[]) =>
  Type.Object({ ...Object.fromEntries(kinds.flatMap(fieldsOf)), ruhe_von: hour, ruhe_bis: hour });

/** Returns undefined where the form doesn't ask for quiet hours. */
export const quietHoursIn = (body: Readonly<Record<string, unknown>>): QuietHours | undefined => {
  const { ruhe_von: fromHour, ruhe_bis: untilHour } = body;
  return typeof fromHour === 'number' && typeof untilHour === 'number' ? { fromHour, untilHour } : undefined;
};

type Fields = Readonly<Record<string, unknown>>;

/** Reads the form as settings: of a kind that it shows, a box that is missing isn't ticked; all others stay as they are. */
export const settingsOf = (
  kinds: readonly NoticeKind[],
  body: Fields,
  stored: NoticeSettings,
): NoticeSettings => {
  const chosen = kinds.flatMap(({ name }): [string, NoticeSetting][] => {
    const mail = paceIn(body, name);
    if (!mail) return [];
    const isListed = body[`portal_${name}`] !== undefined;
    return [[name, { isListed, mail, isPushed: body[`push_${name}`] !== undefined }]];
  });
  return settingsWith(kinds, { ...stored, ...Object.fromEntries(chosen) });
};

/** Reads what a program sends: what it doesn't name stays as it is. */
export const settingsChangedBy = (
  kinds: readonly NoticeKind[],
  body: Fields,
  stored: NoticeSettings,
): NoticeSettings => {
  const chosen = Object.entries(stored).map(([name, setting]): [string, NoticeSetting] => [
    name,
    {
      isListed: tickedIn(body[`portal_${name}`]) ?? setting.isListed,
      mail: paceIn(body, name) ?? setting.mail,
      isPushed: tickedIn(body[`push_${name}`]) ?? setting.isPushed,
    },
  ]);
  return settingsWith(kinds, Object.fromEntries(chosen));
};

const paceIn = (body: Fields, name: string) => MAIL_PACES.find((known) => known === body[`mail_${name}`]);

const tickedIn = (value: unknown): boolean | undefined =>
  value === undefined ? undefined : !UNTICKED.includes(value);
const UNTICKED: readonly unknown[] = ['', '0', 'false'];

const endpoint = Type.String({ minLength: 1, maxLength: MAX_ENDPOINT_LENGTH });
/** A subscription as `PushSubscription.toJSON()` gives it. */
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
