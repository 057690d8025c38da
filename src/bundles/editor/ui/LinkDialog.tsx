// Asks for a link: its words, where it leads, and whether in a new window. contract.md 5
import type { EditorState } from 'prosemirror-state';
import { useEffect, useRef } from 'react';
import { isLink, upgradeLink, wholeAddress } from '#bundles/rich-text/ui/public.ts';
import { Button } from '#design/Button.tsx';
import { Choice } from '#design/Field.tsx';
import * as texts from '../texts.ts';
import { DialogField, EditorDialog } from './EditorDialog.tsx';
import { linkRange, markAt, removeLink, setLink } from './surface/commands.ts';
import type { ToolbarState } from './toolbar/toolbar-state.ts';

interface LinkDialogProps {
  state: EditorState;
  run: ToolbarState['run'];
  /** Whether the text can say that a link opens a new window. */
  hasNewTab: boolean;
  onClose: () => void;
}

export const LinkDialog = ({ state, run, hasNewTab, onClose }: LinkDialogProps) => {
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const { from, to } = linkRange(state);
  const text = state.doc.textBetween(from, to, ' ');
  const link = markAt(state, 'link');
  const textField = {
    name: 'link_text',
    label: texts.linkText,
    defaultValue: text,
    message: texts.linkTextEmpty,
  };
  const urlField = { name: 'link_url', label: texts.linkUrl, defaultValue: String(link?.attrs.href ?? '') };
  const submit = (values: FormData) => {
    const href = upgradedLink(wholeAddress(String(values.get('link_url'))));
    if (!isLink(href)) return { link_url: texts.linkUrlWrong };
    onClose();
    run(setLink(String(values.get('link_text')).trim(), { href, newTab: values.has('new_tab') }));
    return undefined;
  };
  const away = () => {
    onClose();
    run(removeLink);
  };
  return (
    <EditorDialog
      title={texts.linkTitle}
      submitLabel={texts.take}
      onSubmit={submit}
      onClose={onClose}
      actions={link && <Button onClick={away}>{texts.linkAway}</Button>}
    >
      <DialogField {...textField} required pattern=".*\S.*" ref={text === '' ? first : undefined} />
      <DialogField
        {...urlField}
        required
        inputMode="url"
        autoComplete="off"
        pattern=".*\S.*"
        help={texts.linkUrlHelp}
        message={texts.linkUrlWrong}
        ref={text === '' ? undefined : first}
      />
      {hasNewTab && (
        <Choice name="new_tab" label={texts.linkNewTab} defaultChecked={link?.attrs.newTab === true} />
      )}
    </EditorDialog>
  );
};

/** A page that is served by https links to itself by https only. */
const upgradedLink = (href: string): string =>
  location.protocol === 'https:' ? upgradeLink(href, location.host) : href;
