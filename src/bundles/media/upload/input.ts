// This is what the call that uploads a picture takes beside the file.
import { Type } from 'typebox';
import { MANAGER_PREFIX } from '../editing/constants.ts';

export const UploadBody = Type.Object({ imageManagerPrefix: Type.String({ pattern: MANAGER_PREFIX }) });
