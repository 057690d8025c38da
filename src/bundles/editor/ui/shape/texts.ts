// This is what the button says that shapes a plain field, apart from the editor's words: those come with the
// editor.

export const shape = 'Gestalten';
export const shapePlain = 'Ohne Gestaltung';
export const shapeFailed = 'Der Editor ließ sich nicht laden. Bitte versuchen Sie es noch einmal.';
