import { xml } from '@codemirror/lang-xml';

/*
 * Takes the place of CodeMirror's languages for HTML and CSS. The first brings JavaScript and CSS as well: a twelfth of
 * Scalar's client, for answers that an API seldom gives.
 */

/** HTML in the colours of XML. */
export const html = xml;

/** Plain text: only an editor of themes, which the playground does not show, asks for CSS. */
export const css = (): [] => [];
