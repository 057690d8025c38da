// Draws fields of a piece by their names in its content: what they hold, what is wrong with it and what becomes of it.
import type { ComponentProps } from 'react';
import type { TransferStep } from '#bundles/editor/ui/public.ts';
import type { RichTextDocument } from '#bundles/rich-text/ui/public.ts';
import { TextField, TextPart } from '#bundles/writing/ui/public.ts';

/** What fields of a kind are given. */
export interface PieceFieldsProps<Content> {
  readonly content: Content;
  /** What is wrong, by the names of fields. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<Content>) => void;
  /** The id of the piece that is changed; null for a new one. */
  readonly objectId: number | null;
  /** Whether texts may be coloured. */
  readonly hasColours: boolean;
  /** Hears of what is on its way into a text. */
  readonly onTransfer: (step: TransferStep) => void;
}

/** The names of what holds words, or a text. */
type NameOf<Content, Value> = {
  [Name in keyof Content]-?: Content[Name] extends Value ? Name : never;
}[keyof Content] &
  string;

type Own = 'name' | 'value' | 'error' | 'onChange';

interface WordsFieldProps<Content> extends Omit<ComponentProps<typeof TextField>, Own> {
  readonly fields: PieceFieldsProps<Content>;
  readonly name: NameOf<Content, string>;
}

export const WordsField = <Content,>({ fields, name, ...props }: WordsFieldProps<Content>) => (
  <TextField
    {...props}
    name={name}
    value={fields.content[name] as string}
    error={fields.errors[name]}
    onChange={(words) => fields.onChange({ [name]: words } as Partial<Content>)}
  />
);

interface DocumentFieldProps<Content>
  extends Omit<ComponentProps<typeof TextPart>, Own | 'hasColours' | 'onTransfer'> {
  readonly fields: PieceFieldsProps<Content>;
  readonly name: NameOf<Content, RichTextDocument>;
}

export const DocumentField = <Content,>({ fields, name, ...props }: DocumentFieldProps<Content>) => (
  <TextPart
    {...props}
    name={name}
    hasColours={fields.hasColours}
    onTransfer={fields.onTransfer}
    value={fields.content[name] as RichTextDocument}
    error={fields.errors[name]}
    onChange={(document) => fields.onChange({ [name]: document } as Partial<Content>)}
  />
);
