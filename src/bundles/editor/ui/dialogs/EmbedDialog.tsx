// Embeds something of ours by search, or a content of another site by its address.
import { useState } from 'react';
import * as texts from '../../texts.ts';
import { DialogField, EditorDialog } from '../EditorDialog.tsx';
import { DialogTabs } from './DialogTabs.tsx';
import { usePick } from './dialog-props.ts';
import type { SlotDialogProps } from './dialog-props.ts';
import { askForEmbed } from './embed-calls.ts';
import { PieceSearch } from './PieceSearch.tsx';

export const EmbedDialog = ({ current, onPick, onClose }: SlotDialogProps) => {
  const pick = usePick(onPick);
  const [tab, setTab] = useState<keyof typeof texts.embedTabs>(current?.type === 'video' ? 'other' : 'piece');
  const submit = async (values: FormData) => {
    if (tab === 'piece') return undefined;
    const answer = await askForEmbed({ src: String(values.get('src')), onlyVideo: false });
    if (answer.status === 'error') return { src: answer.msg };
    pick(answer.node);
    return undefined;
  };
  const search = (
    <PieceSearch
      begin={current?.type === 'embed' ? String(current.attrs.id) : ''}
      onFound={({ kind, id }) => pick({ type: 'embed', attrs: { kind, id } })}
    />
  );
  const address = (
    <DialogField
      name="src"
      label={texts.embedLabel}
      help={texts.embedHelp}
      defaultValue={current?.type === 'video' ? (current.attrs.src ?? '') : ''}
      inputMode="url"
      autoComplete="off"
    />
  );
  return (
    <EditorDialog
      title={texts.embedTitle}
      submitLabel={tab === 'other' ? (current ? texts.take : texts.insert) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogTabs
        label={texts.embedWays}
        names={texts.embedTabs}
        open={tab}
        onOpen={setTab}
        panels={{ piece: search, other: address }}
      />
    </EditorDialog>
  );
};
