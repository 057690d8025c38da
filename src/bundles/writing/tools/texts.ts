// Holds the German words of what is offered on the page of a piece.

export const edit = 'Bearbeiten';
export const startFrom = 'Als Vorlage nehmen';
export const withdraw = 'Zurückziehen';
export const revisions = 'Fassungen';
