// This is what the address of a page may hold.
import { Type } from 'typebox';

export const CmsPageParams = Type.Object({ slug: Type.String() });
