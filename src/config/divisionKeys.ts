/** Where the model has its divisions. */
export const divisionKeys = ['tabs', 'anchors', 'innerDivisions'] as const;
