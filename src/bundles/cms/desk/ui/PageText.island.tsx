// The text of a page as it is written.
import { useState } from 'react';
import { RichTextField } from '#bundles/editor/ui/public.ts';
import type { RichTextDocument } from '#bundles/rich-text/ui/public.ts';
import * as texts from '../texts.ts';

interface PageTextProps {
  text: RichTextDocument;
  error: string | undefined;
}

/**
 * Why an island: the visual editor. The form around it is drawn by the page and works without: then it sends the plain
 * field, whose BBCode says the same.
 */
export const PageText = ({ text, error }: PageTextProps) => {
  const [tree, setTree] = useState<RichTextDocument>();
  return (
    <>
      <RichTextField
        name="text"
        label={texts.textLabel}
        set="text"
        value={text}
        error={error}
        onChange={setTree}
      />
      <input type="hidden" name="tree" value={tree ? JSON.stringify(tree) : ''} />
    </>
  );
};
