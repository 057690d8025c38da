// Describes the input of the development page.
import { Type } from 'typebox';

export const PictureParams = Type.Object({ file: Type.String({ maxLength: 60 }) });
