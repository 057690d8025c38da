/** This stands above the categories where something to lead to is chosen. */
export const targetGroup = 'Rubrik';
