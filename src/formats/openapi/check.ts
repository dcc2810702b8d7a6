import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { DocumentPlace } from '../../documents/documentPlace.js';
import { exampleProblems } from '../../documents/example/problems.js';
import { listOf, objectOf, textOf } from '../../documents/json.js';
import { listNames } from '../find.js';
import type { Operation, Specification } from './operation.js';
import { joinPointer, valueAt } from '../../documents/pointer.js';
import { isRemote } from '../../documents/read/location.js';
import { isRelativeServer, serverOf } from './servers.js';
import { undeclaredSchemes } from './undeclaredSchemes.js';
import { valueProblems } from './values.js';

/**
 * Reports faults that do not prevent a specification from being shown: examples that do not match their schema, servers that no request can be sent
 * to, undeclared security schemes, names in OpenAPI 3.2 that lead nowhere, and what the official schema does not allow.
 *
 * @param hasBaseUrl true if `api.mdx.server` is set, so that the specification's servers do not matter.
 * @param structure what the official schema of the document's version does not allow. Left out where another check has reported the same place.
 */
export function checkSpecification(
  specification: Specification,
  hasBaseUrl: boolean,
  structure: readonly Diagnostic[] = [],
): Diagnostic[] {
  const faults = [
    ...(hasBaseUrl ? [] : serverProblems(specification)),
    ...securityProblems(specification),
    ...exampleProblems(specification),
    ...valueProblems(specification),
  ];
  const placeOf = ({ file, span }: Diagnostic): string => JSON.stringify([file, span?.start]);
  const places = new Set(faults.map(placeOf));
  return [...faults, ...structure.filter((each) => !places.has(placeOf(each)))];
}

const serverHelp =
  'For requests from the playground, give an absolute address or set `api.mdx.server` (classic: `api.baseUrl`); until then readers are asked for it.';

function serverProblems(specification: Specification): Diagnostic[] {
  const { document, operations, location, locate } = specification;
  const homeless = operations.find(({ pointer, itemPointer }) =>
    ['', itemPointer, pointer].every((holder) => listOf(objectOf(valueAt(document, holder))['servers']).length === 0),
  );
  if (homeless && !isRemote(location)) {
    const message = `No server is named for \`${homeless.method} ${homeless.path}\`.`;
    return [diagnostic('openapi/relative-server', { message, help: serverHelp, ...locate(homeless.pointer) })];
  }
  const holders = new Set(['', ...operations.flatMap(({ pointer, itemPointer }) => [itemPointer, pointer])]);
  return [...holders].flatMap((holder) => {
    const objects = listOf(objectOf(valueAt(document, holder))['servers']).map((each) => objectOf(each));
    const servers = objects.map((each) => serverOf(each, location));
    return servers.flatMap((server, index) => {
      const url = textOf(objects[index]?.['url']) ?? '';
      const place = (): DocumentPlace => locate(joinPointer(holder, 'servers', index, 'url'));
      if (isRelativeServer(url)) {
        if (servers.some(({ absolute }, at) => absolute && at !== index) || isRemote(location)) return [];
        const message = server.absolute
          ? `The server \`${url}\` has no scheme, so \`https\` is assumed.`
          : `The server \`${url}\` is relative to wherever the specification is served, which is not known.`;
        return diagnostic('openapi/relative-server', { message, help: serverHelp, ...place() });
      }
      if (server.absolute) return [];
      const open = server.variables.filter((variable) => variable.default === undefined);
      const reason =
        open.length > 0
          ? `has no value for ${listNames(open.map(({ name }) => `{${name}}`))}: its \`variables\` do not say what to put there`
          : 'is not an absolute http(s) address';
      return diagnostic('openapi/server', {
        message: `The server \`${url}\` ${reason}.`,
        help: 'Give an absolute address or a `default` for each variable, or set `api.mdx.server` (classic: `api.baseUrl`); until then readers are asked for it.',
        ...place(),
      });
    });
  });
}

function securityProblems({ document, operations, locate }: Specification): Diagnostic[] {
  const holders = [
    { pointer: '', value: document },
    ...operations.map(({ pointer }: Operation) => ({ pointer, value: objectOf(valueAt(document, pointer)) })),
  ].map(({ pointer, value }) => ({ pointer, requirements: listOf(value['security']) }));
  return undeclaredSchemes(holders, document, locate);
}
