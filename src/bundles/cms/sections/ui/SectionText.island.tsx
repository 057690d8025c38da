// Draws the text of a section as it is written.
import { useState } from 'react';
import { useIsAwake } from '#design/use-is-awake.ts';
import { RichTextField } from '#bundles/editor/ui/public.ts';
import type { RichTextDocument } from '#bundles/rich-text/ui/public.ts';
import * as texts from '../texts.ts';

interface SectionTextProps {
  name: string;
  /** The name of the hidden field that holds the tree. */
  treeName: string;
  text: RichTextDocument;
  error: string | undefined;
}

/**
 * Is an island, since it has the visual editor. The form around it is drawn by the page and works without: then it sends the
 * plain field, whose BBCode says the same.
 */
export const SectionText = ({ name, treeName, text, error }: SectionTextProps) => {
  const [tree, setTree] = useState(text);
  // The editor takes the place of the plain field: from then on the tree alone says what is there, also when nobody touched it.
  const isAwake = useIsAwake();
  return (
    <>
      <RichTextField
        name={name}
        label={texts.textLabel}
        set="text"
        value={text}
        error={error}
        onChange={setTree}
      />
      <input type="hidden" name={treeName} value={isAwake ? JSON.stringify(tree) : ''} />
    </>
  );
};
