// This is what links and appeals take at the door; what is missing is said beside its field.
import { Type } from 'typebox';
import { TOKEN_MAX_LENGTH } from '../constants.ts';

export const TokenParams = Type.Object({ token: Type.String({ maxLength: TOKEN_MAX_LENGTH }) });
export const AppealBody = Type.Optional(
  Type.Object(
    { text: Type.Optional(Type.String()), decision: Type.Optional(Type.String()) },
    { nullable: true },
  ),
);
