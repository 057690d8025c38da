// Loads one text, to be changed, or as it was typed, with what readers would get.
import { momentOf } from '#design/dates.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { mailLetter } from '#bundles/mail/public.ts';
import { mayChangeSettings, portalName, readSetting } from '#bundles/settings/public.ts';
import { MAX_LINE_LENGTH, MAX_TEXT_LENGTH } from './constants.ts';
import type { Wording } from './define.ts';
import { greetingOf } from './letter.ts';
import { wordingPaths } from './paths.ts';
import { findWording, getChanged, partsOf, readWording, stampOf } from './queries.ts';
import { fillPlaceholders, paragraphsOf } from './rules.ts';
import * as texts from './texts.ts';
import { WordingForm } from './ui/WordingForm.tsx';
import type { WordingFormView, WordingPreviewView } from './views.ts';

/** What couldn't be saved so, or was only looked at. */
export interface TypedWording {
  readonly parts: Readonly<Record<string, string>>;
  readonly seen: string;
  readonly errors?: FieldErrors;
  readonly refusal?: string;
}

/** Throws 403 for everybody but administrators of the whole portal, and 404. */
export const loadWordingForm = async (ctx: Ctx, key: string, typed?: TypedWording): Promise<PageAnswer> => {
  if (!mayChangeSettings(ctx.viewer)) throw forbidden();
  const wording = await findWording(ctx, key);
  if (!wording) throw notFound();
  const [desk, changed] = await Promise.all([
    loadDesk(ctx, url(wordingPaths.edit, { key })),
    getChanged(ctx),
  ]);
  const row = changed.get(key);
  const said = typed?.parts ?? partsOf(wording, row);
  const errors = typed?.errors ?? {};
  const needed = new Set(Object.values(wording.parts).flatMap(({ needs = [] }) => needs));
  const view: WordingFormView = {
    name: wording.name,
    note: wording.note,
    state: row ? texts.changedOn(momentOf(row.changedAt).text) : texts.asItCame,
    list: { name: texts.backToList, href: url(wordingPaths.list) },
    action: url(wordingPaths.save, { key }),
    // Whoever was told of a conflict has seen by then what the other one did.
    seen: typed && !typed.refusal ? typed.seen : stampOf(row),
    parts: Object.entries(wording.parts).map(([name, { label, isLine = false }]) => ({
      name,
      label,
      value: said[name] ?? '',
      isLine,
      maxLength: isLine ? MAX_LINE_LENGTH : MAX_TEXT_LENGTH,
      error: errors[name],
    })),
    placeholders: Object.entries(wording.placeholders).map(([name, { label }]) => ({
      name,
      label,
      isNeeded: needed.has(name),
    })),
    preview: Object.keys(errors).length > 0 ? null : await previewOf(ctx, wording, said),
    standard: row
      ? Object.values(wording.parts).map(({ label, standard }) => ({ label, text: standard }))
      : [],
    refusal: typed?.refusal ?? null,
  };
  const status = typed?.errors ? 422 : typed?.refusal ? 409 : undefined;
  const head = { title: wording.name, robots: 'noindex', desk };
  return page(WordingForm, view, { head, ...(status && { status }) });
};

const previewOf = async (
  ctx: Ctx,
  wording: Wording,
  parts: Readonly<Record<string, string>>,
): Promise<WordingPreviewView> => {
  const { isMail } = wording;
  const samples = samplesOf(wording);
  const {
    subject = '',
    text = '',
    action,
    footer = await sharedFooterOf(ctx, wording),
  } = Object.fromEntries(
    Object.entries(parts).map(([name, words]) => [name, fillPlaceholders(words, samples)]),
  );
  if (!isMail)
    return {
      kind: 'sentence',
      paragraphs: Object.values(parts).flatMap((words) => paragraphsOf(fillPlaceholders(words, samples))),
    };
  const portal = await readSetting(ctx, portalName);
  const letter = await mailLetter(ctx, {
    greeting: await greetingOf(ctx, wording, { name: texts.sampleName, portal }),
    paragraphs: paragraphsOf(text),
    ...(action && { action: { label: action, href: ctx.config.publicUrl } }),
    ...(footer && { footer }),
  });
  return { kind: 'mail', subject, html: letter.html };
};

const samplesOf = ({ placeholders }: Wording): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(placeholders).map(([name, { sample }]) => [name, sample]));

const sharedFooterOf = async (ctx: Ctx, { footer }: Wording): Promise<string | undefined> =>
  footer && (await readWording(ctx, footer, samplesOf(footer as Wording))).text;
