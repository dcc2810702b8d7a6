import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { exampleProblems } from './example/problems.js';
import { listOf, objectOf, textOf } from './json.js';
import type { Operation, Specification } from './operation.js';
import { joinPointer, valueAt } from './pointer.js';
import { serverOf } from './servers.js';
import { undeclaredSchemes } from './undeclaredSchemes.js';
import { valueProblems } from './values/problems.js';

/**
 * Reports faults that do not prevent a specification from being shown: examples that do not match their schema, servers that no request can be sent
 * to, undeclared security schemes, values that OpenAPI 3.2 does not allow.
 *
 * @param hasBaseUrl true if `api.mdx.server` is set, so that the specification's servers do not matter.
 */
export function checkSpecification(specification: Specification, hasBaseUrl: boolean): Diagnostic[] {
  return [
    ...(hasBaseUrl ? [] : serverProblems(specification)),
    ...securityProblems(specification),
    ...exampleProblems(specification),
    ...valueProblems(specification),
  ];
}

function serverProblems(specification: Specification): Diagnostic[] {
  const { document, operations, location, locate } = specification;
  const holders = new Set(['', ...operations.flatMap(({ pointer, itemPointer }) => [itemPointer, pointer])]);
  return [...holders].flatMap((holder) => {
    const written = listOf(objectOf(valueAt(document, holder))['servers']).map((each) => objectOf(each));
    const servers = written.map((each) => serverOf(each, location));
    return servers.flatMap((server, index) => {
      if (server.absolute) return [];
      const url = textOf(written[index]?.['url']) ?? '';
      const place = locate(joinPointer(holder, 'servers', index, 'url'));
      if (isRelative(url)) {
        if (servers.some(({ absolute }) => absolute)) return [];
        return diagnostic('openapi/relative-server', {
          message: `The server \`${url}\` is relative to wherever the specification is served, which is not known.`,
          help: 'For requests from the playground, give an absolute address or set `api.mdx.server` (classic: `api.baseUrl`); until then readers are asked for it.',
          ...place,
        });
      }
      const undefined_ = server.variables
        .filter((variable) => variable.default === undefined)
        .map(({ name }) => `\`{${name}}\``);
      const reason =
        undefined_.length > 0
          ? `has no value for ${undefined_.join(', ')}: its \`variables\` do not say what to put there`
          : 'is not an absolute http(s) address';
      return diagnostic('openapi/server', {
        message: `The server \`${url}\` ${reason}.`,
        help: 'Give an absolute address or a `default` for each variable, or set `api.mdx.server` (classic: `api.baseUrl`); until then readers are asked for it.',
        ...place,
      });
    });
  });
}

/** True if OpenAPI resolves an address against the specification's own. A host without a scheme does not count as a relative address. */
function isRelative(url: string): boolean {
  return !/^[\w+.-]+:|[{}]|^(?:[\w-]+\.)+[a-z]{2,}(?=\/|$)/i.test(url.trim());
}

function securityProblems({ document, operations, locate }: Specification): Diagnostic[] {
  const holders = [
    { pointer: '', value: document },
    ...operations.map(({ pointer }: Operation) => ({ pointer, value: objectOf(valueAt(document, pointer)) })),
  ].map(({ pointer, value }) => ({ pointer, requirements: listOf(value['security']) }));
  return undeclaredSchemes(holders, document, locate);
}
