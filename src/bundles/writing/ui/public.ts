// Offers composers for the kinds' components: the frame, its fields, and the manuscript that stands behind them.

export type { CommonContent, ComposerView } from '../views.ts';
/** The frame of a composer, and the manuscript that saves itself; for use within islands. */
export { Composer } from './composer/Composer.tsx';
export { useManuscript } from './composer/use-manuscript.ts';
/** These are fields. */
export { FieldError, TextField } from './composer/fields/TextField.tsx';
export { TextPart } from './composer/fields/TextPart.tsx';
export { Placement } from './composer/fields/Placement.tsx';
export { PictureField } from './composer/fields/PictureField.tsx';
export { PictureOrFields } from './composer/fields/PictureOrFields.tsx';
export { usePicture } from './composer/fields/use-picture.ts';
/** The uploads of a piece, together with what is on its way into its texts. */
export { allOf, useTransfers } from './composer/uploads.ts';
/** The checks of „Druckreif“: what is needed, and what is advice. */
export { checkDraft } from '../rules/checklist.ts';
export type { CheckedDraft, Need } from '../rules/checklist.ts';
export { commonDraft, commonNeeds } from './composer/common-draft.ts';
export { needed } from './composer/texts.ts';
/** What fields of all kinds are called. */
export { fieldNames } from './composer/field-names.ts';
/** Words about a picture in a text, as far as they are known. */
export { useTextPictures } from './composer/use-text-pictures.ts';
/** What changed, field by field, with what was added and taken away. */
export { Changes } from './pages/Changes.tsx';
export type { FieldChange } from '../pages/views.ts';
