// Says what the page of a portal's looks takes at the door. Colours are read by `readTyped`, so that nothing typed is lost.
import { Type } from 'typebox';

const word = Type.Optional(Type.String({ maxLength: 40 }));

export const AppearanceQuery = Type.Object({ vorlage: word });

export const AppearanceBody = Type.Object({
  /** The stamp of what held when the form was shown. */
  seen: word,
  headline: word,
  paper_light: word,
  paper_dark: word,
  ink_light: word,
  ink_dark: word,
  accent_light: word,
  accent_dark: word,
  second_light: word,
  second_dark: word,
  /** What to do: save as typed, with the proposals, or go back to what the portal came with. */
  what: word,
});

export const StyleSheetParams = Type.Object({ version: Type.String({ pattern: '^[0-9a-f]{12}$' }) });
