import { useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { acting } from '#kernel/testing/hydrate.ts';
import { bbcodeToTree, toPlainText } from '#bundles/rich-text/ui/public.ts';
import type { RichTextDocument } from '#bundles/rich-text/ui/public.ts';
import { BBCODE_DEBOUNCE_MS } from '../constants.ts';
import { BBCodeMode } from './BBCodeMode.tsx';
import { toEditorDocument } from './surface/document.ts';
import type { Surface } from './surface/use-surface.ts';
import { useBBCode } from './use-bbcode.ts';
import type { BBCode } from './use-bbcode.ts';

const BEGIN = 'Anfang';
let mode: BBCode;
const heard: string[] = [];
const replaced: string[] = [];
const doc = toEditorDocument(bbcodeToTree(BEGIN), 'full');

const onChange = (tree: RichTextDocument) => void heard.push(toPlainText(tree));
const onReplace = (tree: RichTextDocument) => void replaced.push(toPlainText(tree));
const report = () => {};

const Probe = () => {
  const view = useRef(null);
  const surface = {
    view,
    state: { doc },
    replace: onReplace,
  } as unknown as Surface;
  const bbcode = useBBCode({ surface, set: 'full', onChange, report });
  useLayoutEffect(() => {
    mode = bbcode;
  });
  return bbcode.isOpen ? (
    <BBCodeMode bbcode={bbcode} label="BBCode" describedBy={undefined} onLeave={() => false} />
  ) : null;
};

/** Answers of the server that are still to come. */
const waiting: (() => void)[] = [];
const refusal = () => new Response(JSON.stringify({ status: 0, msg: 'Nein.' }));
vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => waiting.push(() => resolve(refusal()))));
const untilAsked = async () => {
  if (waiting.length > 0) return undefined;
  await delay(5);
  return untilAsked();
};

const open = async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await acting(() => root.render(<Probe />));
  await acting(() => mode.toggle());
  return root;
};
const type = (words: string) =>
  acting(() => {
    const field = document.querySelector('textarea')!;
    field.value = words;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

afterEach(() => {
  heard.length = 0;
  replaced.length = 0;
  document.body.replaceChildren();
});

describe('words typed as BBCode', () => {
  it('are told whole when the field goes within a moment', async () => {
    const root = await open();
    await type(`${BEGIN} und noch mehr`);
    await acting(() => root.unmount());
    expect(heard).toEqual([`${BEGIN} und noch mehr`]);
  });

  it('come along when they are typed while pictures are waited for', async () => {
    await open();
    const picture = '[img]https://a.example/b.png[/img]';
    await type(`${BEGIN} ${picture}`);
    let closing: Promise<void> | undefined;
    await acting(async () => {
      closing = mode.toggle();
      await untilAsked();
    });
    await type(`${BEGIN} ${picture} später`);
    await acting(async () => {
      waiting.shift()?.();
      await untilAsked();
      waiting.shift()?.();
      await closing;
      await delay(2 * BBCODE_DEBOUNCE_MS);
    });
    expect(replaced.at(-1)).toContain('später');
    expect(heard.at(-1)).toContain('später');
    expect(document.querySelector('textarea')).toBeNull();
  });
});
