// German words of what is offered on the page of a piece.

export const edit = 'Bearbeiten';
export const withdraw = 'Zurückziehen';
export const revisions = 'Fassungen';
