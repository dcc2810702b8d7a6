import type { GraphqlExample } from './details.js';
import type { GraphqlField, GraphqlRoot } from './schema.js';
import { isRequired, sampleInput } from './sampleValue.js';
import type { SchemaIndex } from './schemaIndex.js';
import { answerTo, selectionOf, selectionText } from './selection.js';

/** A sample operation for a field of a root type, with required arguments as variables, and a possible response. */
export function exampleOf(root: GraphqlRoot, field: GraphqlField, index: SchemaIndex): GraphqlExample {
  const inputs = field.arguments.filter((argument) => isRequired(argument) || isPage(argument));
  const selection = selectionOf(field.type, index);
  const variables = Object.fromEntries(inputs.map((argument) => [argument.name, sampleInput(argument, index)]));
  const declared = inputs.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = inputs.map(({ name }) => `${name}: $${name}`).join(', ');
  const inside = selection.length === 0 ? '' : ` ${selectionText(selection, '  ')}`;
  const title = field.name.charAt(0).toUpperCase() + field.name.slice(1);
  const query = `${root} ${title}${declared && `(${declared})`} {\n  ${field.name}${passed && `(${passed})`}${inside}\n}`;
  const response = { data: { [field.name]: answerTo(selection, field.type, index) } };
  return {
    query,
    ...(inputs.length > 0 && { variables: JSON.stringify(variables, null, 2) }),
    response: JSON.stringify(response, null, 2),
  };
}

/** Many servers require a page size although the schema does not. */
function isPage({ name, type }: GraphqlField): boolean {
  return name === 'first' && type === 'Int';
}
