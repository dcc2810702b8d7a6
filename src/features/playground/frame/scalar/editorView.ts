/*
 * Takes the place of CodeMirror in Scalar's address bar, where it keeps the cursor clear of the edge while an address is edited. Addresses are not edited here.
 */
export const EditorView = { scrollMargins: { of: (): [] => [] } };
