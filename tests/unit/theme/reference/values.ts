import type { BodyContent, OperationDetails, Parameter, Response } from '../../../../src/formats/openapi/details.js';
import type { SchemaNode } from '../../../../src/documents/schema/node.js';
import { messagesOf } from '../../../../src/i18n/messagesOf.js';
import { referenceMessages } from '../../../../src/theme/reference/referenceMessages.js';
import {
  createRenderContext,
  type RenderContext,
  type Expanded,
} from '../../../../src/theme/reference/renderContext.js';
import type { Markup } from '../../../../src/theme/reference/markup/markup.js';
import { pageDescription } from '../../../../src/formats/description.js';
import { plainNode } from '../../../../src/documents/schema/plainNode.js';
import { escapeHtml } from '../../../../src/shared/html.js';

export const english = messagesOf('en');

/** A schema as the openapi core makes it, of a string unless said otherwise. */
export function node(name: string | undefined, given: Partial<SchemaNode> = {}): SchemaNode {
  return {
    ...(name !== undefined && { name }),
    type: 'string',
    ...plainNode,
    ...given,
  };
}

export function parameter(place: Parameter['in'], name: string, given: Partial<Parameter> = {}): Parameter {
  return { name, in: place, schema: node(name), ...given };
}

export function content(schema: SchemaNode, given: Partial<BodyContent> = {}): BodyContent {
  return { contentType: 'application/json', schema, examples: [], ...given };
}

export function response(status: string, given: Partial<Response> = {}): Response {
  return { status, headers: [], contents: [], links: [], ...given };
}

export function details(given: Partial<OperationDetails> = {}): OperationDetails {
  return { ...pageDescription({}), ...given };
}

export const words = referenceMessages(english);

/** Draws with Markdown that is put between `md` elements, so that it can be told from text. */
export function context(expanded: Expanded = 'closed', taken: readonly string[] = []): RenderContext {
  return createRenderContext({
    markdown: (text) => `<md>${escapeHtml(text)}</md>`,
    words: english,
    expanded,
    pageIds: taken,
  });
}

/** The words of a piece of HTML, elements of a line between single spaces. */
export function textOf(html: Markup | undefined): string {
  return (html?.text ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The ids in a piece of HTML, in order. */
export function idsOf(html: Markup | undefined): string[] {
  return Array.from((html?.text ?? '').matchAll(/ id="([^"]*)"/g), ([, id = '']) => id);
}
