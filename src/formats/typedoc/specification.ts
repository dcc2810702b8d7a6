import { digest } from '../../shared/digest.js';
import type { Operation, Specification, SpecificationPlace } from '../openapi/operation.js';
import { hasCode, sdkPageId, type SdkPage, type SdkReference, type SdkSymbol } from '../openapi/sdkReference.js';
import { pageInputs } from './pageInputs.js';

/** The specification that the reference of a library makes: a page for each symbol. */
export function sdkSpecificationOf(
  reference: SdkReference,
  { id, location }: Pick<Specification, 'id' | 'location'>,
  place: SpecificationPlace,
): Specification {
  const { title, version } = reference;
  const operations = reference.symbols.map((symbol) => symbolOperation(id, symbol, reference));
  return {
    id,
    location,
    sdk: reference,
    document: {},
    title,
    ...(version !== undefined && { version }),
    operations,
    webhooks: [],
    tags: [],
    schemas: [],
    digest: digest(JSON.stringify([title, version, ...operations.map(({ digest }) => digest)])),
    locate: () => place,
    diagnostics: [],
  };
}

function symbolOperation(specification: string, symbol: SdkSymbol, reference: SdkReference): Operation {
  const { id, kind, name, scope, isRoot, description, deprecation } = symbol;
  return sdkOperation(
    specification,
    { kind, name, symbol: id, scope, ...(isRoot && { isRoot }), ...(hasCode(symbol) && { hasPanel: true }) },
    {
      ...pageInputs(symbol, reference, specification),
      id,
      ...(description !== undefined && { description }),
      deprecated: deprecation !== undefined,
    },
  );
}

/**
 * The operation that stands for the page of a symbol, or of one of its members.
 *
 * @param own with an id that is unique among those of the reference.
 */
export function sdkOperation(
  specification: string,
  page: SdkPage,
  { id, ...own }: Pick<Operation, 'id' | 'digest' | 'leadsTo' | 'description' | 'deprecated'>,
): Operation {
  return {
    id: sdkPageId(specification, id),
    specification,
    kind: 'sdk',
    method: page.kind.toUpperCase(),
    path: page.name,
    sdk: page,
    summary: page.name,
    tags: [],
    hidden: false,
    mint: { metadata: {} },
    extensions: {},
    pointer: '',
    itemPointer: '',
    ...own,
  };
}
