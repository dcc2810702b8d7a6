import { xml } from '@codemirror/lang-xml';

/*
 * Replaces CodeMirror's languages for HTML and CSS. The former includes JavaScript and CSS and is a twelfth of Scalar's client, although
 * APIs rarely return HTML.
 */

/** Highlights HTML like XML. */
export const html = xml;

/** Plain text. Only the theme editor, which the playground does not show, uses CSS. */
export const css = (): [] => [];
