import type { MessageSections, Section, SectionContent } from '../../formats/section.js';
import { remember } from '../../shared/remember.js';
import type { BodyContent, Parameter } from '../../formats/openapi/details.js';
import type { Loader, SchemaNode } from '../../documents/schema/node.js';

/** A schema that a section shows. */
export interface SchemaRoot {
  node: SchemaNode;
  /** True if clients send it. */
  isRequest: boolean;
  /** The part of the page that loads the schema on demand, if it is in one. */
  around?: Loader | undefined;
}

type Change = (root: SchemaRoot) => SchemaNode;

/** The schemas of sections, in the order in which `withSchemas` replaces them. */
export function schemaRoots(sections: readonly Section[]): SchemaRoot[] {
  const roots: SchemaRoot[] = [];
  for (const section of sections) {
    withSchemas(section, (root) => {
      roots.push(root);
      return root.node;
    });
  }
  return roots;
}

/** A copy of a section with other schemas. */
export function withSchemas(section: Section, change: Change): Section {
  return { ...section, content: changed(section.content, change) };
}

function changed(content: SectionContent, change: Change): SectionContent {
  const inParameters = (parameters: readonly Parameter[], isRequest: boolean): Parameter[] =>
    parameters.map((parameter) => ({ ...parameter, schema: change({ node: parameter.schema, isRequest }) }));
  const inContents = (contents: readonly BodyContent[], isRequest: boolean): BodyContent[] => {
    // Content types with equal schemas are shown together.
    const schemas = new Map<string, SchemaNode>();
    return contents.map((each) => {
      const node = each.schema;
      if (!node) return each;
      const key = contents.length > 1 ? JSON.stringify(node) : '';
      return { ...each, schema: remember(schemas, key, () => change({ node, isRequest })) };
    });
  };
  const inMessages = (messages: readonly MessageSections[]): MessageSections[] =>
    messages.map((message) => ({
      ...message,
      sections: message.sections.map((each) =>
        withSchemas(each, (root) => change(message.later ? { ...root, around: message.later } : root)),
      ),
    }));
  switch (content.kind) {
    case 'parameters':
      return { ...content, parameters: inParameters(content.parameters, true) };
    case 'body':
      return { ...content, body: { ...content.body, contents: inContents(content.body.contents, true) } };
    case 'responses':
      return {
        ...content,
        responses: content.responses.map((response) => ({
          ...response,
          headers: inParameters(response.headers, false),
          contents: inContents(response.contents, false),
        })),
      };
    case 'callbacks':
      return {
        ...content,
        callbacks: content.callbacks.map((callback) => ({
          ...callback,
          sections: callback.sections.map((each) => withSchemas(each, change)),
        })),
      };
    case 'exchanges':
      return {
        ...content,
        exchanges: content.exchanges.map((exchange) => ({
          ...exchange,
          messages: inMessages(exchange.messages),
          ...(exchange.reply && {
            reply: { ...exchange.reply, messages: inMessages(exchange.reply.messages) },
          }),
        })),
      };
    default:
      return content;
  }
}
