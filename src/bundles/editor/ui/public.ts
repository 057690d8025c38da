// This is the editor for other bundles' components.

/** A field for a rich text with its label: a plain field of BBCode until the editor has come. */
export { RichTextField } from './RichTextField.tsx';
/** The small editor before a plain field of BBCode, which stays the source. */
export { SmallField } from './SmallField.tsx';
/** The button that does so, for fields that a page draws. */
export { ShapeField } from './shape/ShapeField.island.tsx';
export type { EditorSet, RichTextFieldProps, TransferStep } from './field-props.ts';
