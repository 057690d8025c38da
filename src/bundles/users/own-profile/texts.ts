// Holds the German words about what people say of themselves.

export const aboutTooLong = (max: number) => `Bitte fassen Sie sich kürzer: höchstens ${max} Zeichen.`;
export const tooManyLinks = (max: number) => `Höchstens ${max} Links haben Platz.`;
export const linkInvalid = 'Das ist keine Adresse im Netz. Sie beginnt mit https:// oder http://.';
export const linkNameTooLong = (max: number) => `Bitte benennen Sie den Link mit höchstens ${max} Zeichen.`;
