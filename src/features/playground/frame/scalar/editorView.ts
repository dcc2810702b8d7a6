/* Replaces CodeMirror in Scalar's address bar, which uses it to keep the cursor away from the edge. Addresses cannot be edited here. */
export const EditorView = { scrollMargins: { of: (): [] => [] } };
