// These are the mails about notices as texts that a portal may want otherwise: one for each kind of notices that is declared,
// and the digests.
import type { Ctx } from '#kernel/ctx.ts';
import { noticeKindsOf } from '#kernel/notices.ts';
import type { NoticeKind } from '#kernel/notices.ts';
import { defineGreeting, defineMail, defineWording } from '#bundles/wording/public.ts';
import type { Wording } from '#bundles/wording/public.ts';
import type { DigestPace } from '../constants.ts';
import * as texts from './texts.ts';

const { portal, neues, einstellungen, abbestellen } = texts.placeholders;
const { group } = texts;

const greeting = defineGreeting({
  key: 'notifications.greeting',
  group,
  words: texts.greeting,
  nameLabel: texts.placeholders.name.label,
});

/** The footer below all of these mails: nobody may be left without a way out of them. */
export const footerWording = defineWording({
  key: 'notifications.footer',
  group,
  name: texts.footer.name,
  note: texts.footer.note,
  isMail: false,
  placeholders: { einstellungen, abbestellen, portal },
  parts: {
    text: {
      label: texts.textLabel,
      standard: texts.footer.text,
      needs: ['einstellungen', 'abbestellen'],
    },
  },
});

export type NoticeMail = Wording<string, 'satz' | 'titel' | 'naeheres' | 'portal'>;

/** Returns the mail about one notice of a kind. */
export const noticeMailOf = ({ name: kind, title, note, sample }: NoticeKind): NoticeMail =>
  defineMail({
    key: `notifications.mail.${kind}`,
    group,
    words: { ...texts.notice, name: texts.noticeName(title), note },
    greeting,
    footer: footerWording,
    placeholders: {
      satz: { label: texts.sentenceLabel, sample: sample.sentence },
      titel: { label: texts.aboutLabel, sample: sample.about ?? '' },
      naeheres: { label: texts.noteLabel, sample: sample.note ?? '' },
    },
    needs: ['satz'],
  });

const digestMail = (pace: DigestPace) =>
  defineMail({
    key: `notifications.digest.${pace}`,
    group,
    words: { ...texts.digest, ...texts.digests[pace] },
    greeting,
    footer: footerWording,
    placeholders: { neues },
  });

export const digestMails: Readonly<Record<DigestPace, ReturnType<typeof digestMail>>> = {
  daily: digestMail('daily'),
  weekly: digestMail('weekly'),
};

/** Returns the texts of all kinds of notices of the running bundles. */
export const noticeWordings = async ({ portal }: Ctx): Promise<readonly Wording[]> => [
  greeting,
  ...noticeKindsOf(portal.bundles).map(noticeMailOf),
  digestMails.daily,
  digestMails.weekly,
  footerWording,
];
