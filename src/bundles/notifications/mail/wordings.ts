// Topic: the mails about notices as texts that a portal may want otherwise: one for each kind of notices that is declared, and
// the digests.
import type { Ctx } from '#kernel/ctx.ts';
import { noticeKindsOf } from '#kernel/notices.ts';
import type { NoticeKind } from '#kernel/notices.ts';
import { defineWording } from '#bundles/wording/public.ts';
import type { Greeting, Wording } from '#bundles/wording/public.ts';
import type { DigestPace } from '../constants.ts';
import * as texts from './texts.ts';

const { portal, name, neues, einstellungen, abbestellen } = texts.placeholders;
const { group } = texts;

const noticeGreeting: Greeting = defineWording({
  key: 'notifications.greeting',
  group,
  name: texts.greeting.name,
  note: texts.greeting.note,
  isMail: false,
  placeholders: { name, portal },
  parts: {
    named: { label: texts.greeting.namedLabel, standard: texts.greeting.named, isLine: true },
    unnamed: { label: texts.greeting.unnamedLabel, standard: texts.greeting.unnamed, isLine: true },
  },
});

/** Below all of them: nobody may be left without a way out of such mails. */
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

/** The mail about one notice of a kind. */
export const noticeMailOf = ({ name: kind, title, note, sample }: NoticeKind): NoticeMail =>
  defineWording<string, 'satz' | 'titel' | 'naeheres' | 'portal'>({
    key: `notifications.mail.${kind}`,
    group,
    name: texts.noticeName(title),
    note,
    isMail: true,
    greeting: noticeGreeting,
    footer: footerWording,
    placeholders: {
      satz: { label: texts.sentenceLabel, sample: sample.sentence },
      titel: { label: texts.aboutLabel, sample: sample.about ?? '' },
      naeheres: { label: texts.noteLabel, sample: sample.note ?? '' },
      portal,
    },
    parts: {
      subject: { label: texts.subjectLabel, standard: texts.notice.subject, isLine: true },
      text: { label: texts.textLabel, standard: texts.notice.text, needs: ['satz'] },
      action: { label: texts.actionLabel, standard: texts.notice.action, isLine: true },
    },
  });

const digestMail = (pace: DigestPace) =>
  defineWording<string, 'neues' | 'portal'>({
    key: `notifications.digest.${pace}`,
    group,
    name: texts.digests[pace].name,
    note: texts.digests[pace].note,
    isMail: true,
    greeting: noticeGreeting,
    footer: footerWording,
    placeholders: { neues, portal },
    parts: {
      subject: { label: texts.subjectLabel, standard: texts.digest.subject, isLine: true },
      text: { label: texts.textLabel, standard: texts.digest.text },
      action: { label: texts.actionLabel, standard: texts.digest.action, isLine: true },
    },
  });

export const digestMails: Readonly<Record<DigestPace, ReturnType<typeof digestMail>>> = {
  daily: digestMail('daily'),
  weekly: digestMail('weekly'),
};

/** Of the kinds of all running bundles. */
export const noticeWordings = async ({ portal }: Ctx): Promise<readonly Wording[]> => [
  noticeGreeting,
  ...noticeKindsOf(portal.bundles).map(noticeMailOf),
  digestMails.daily,
  digestMails.weekly,
  footerWording,
];
