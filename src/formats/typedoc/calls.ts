import { defined } from '../../shared/object.js';
import type { SdkCallDetails, SdkMemberDetails, SdkRemarks } from './details.js';
import { sdkAnchor, type SdkCall, type SdkComment, type SdkMember } from './reference.js';
import { symbolFieldNode, partOf, typeNode } from './nodes.js';

/** An author's remarks besides the description. */
export function remarksOf({ deprecation, marks, examples, since, see, throws, notes }: SdkComment): SdkRemarks {
  return { ...defined({ deprecation, since }), marks, examples, see, throws, notes };
}

/** @param name name of the function or method. */
export function callDetails(call: SdkCall, name: string, specification: string): SdkCallDetails {
  const { description, declaration, typeParameters, parameters, returns } = call;
  const about = returns?.description;
  return {
    ...remarksOf(call),
    title: `${name}(${parameters.map((parameter) => parameter.name).join(', ')})`,
    ...defined({ description }),
    declaration,
    typeParameters: typeParameters.map((each) => symbolFieldNode(each, specification)),
    parameters: parameters.map((each) => symbolFieldNode(each, specification, true)),
    ...(returns &&
      (about !== undefined || !isEmpty(returns.type)) && {
        returns: { ...typeNode(returns.type, specification), ...defined({ description: about }) },
      }),
  };
}

/** Describes a constructor or method. */
export function memberDetails(member: SdkMember, specification: string): SdkMemberDetails {
  const { kind, name, calls, overrides, modifiers } = member;
  const words = kind === 'constructor' ? modifiers.filter((word) => word !== 'static') : modifiers;
  const details = calls.map((call) => callDetails(call, name, specification));
  return {
    kind,
    name,
    anchor: sdkAnchor(kind, name),
    calls: details.map((call) => ({ ...call, declaration: [...words, call.declaration].join(' ') })),
    ...(overrides && { overrides: partOf(overrides, specification) }),
  };
}

function isEmpty([first, other]: SdkCall['parameters'][number]['type']): boolean {
  return !other && (first === undefined || first.text === 'void');
}
