import { entriesOf, listOf, objectOf, textOf, type JsonObject } from '../../../documents/json.js';
import { writtenParameters } from '../parameters.js';
import { joinPointer } from '../../../documents/pointer.js';
import { placeholdersIn } from '../../../shared/url.js';
import { resolve } from '../../../documents/resolve.js';
import { compareContents } from './contents.js';
import { compareMarks, pairsOf } from './pairs.js';
import { locate, type Holder, type RequestSide, type RequestStep } from './step.js';
import type { Direction, RuleId } from './rules.js';

/** A parameter of a request, or a header of a response. */
interface Member {
  /** For messages: `query parameter`. */
  kind: string;
  name: string;
  required: boolean;
  value: JsonObject;
  pointer: string;
}

/** The parameters of a request, by a key that identifies them in both states. */
function parametersIn({ document, item, value, path, pointer, itemPointer }: RequestSide): Map<string, Member> {
  const places = new Map<JsonObject, string>();
  for (const [holder, at] of [[item, itemPointer] as const, [value, pointer] as const])
    listOf(holder['parameters']).forEach((node, index) => {
      const target = resolve(document, node);
      if (target) places.set(target.value, target.pointer ?? joinPointer(at, 'parameters', index));
    });
  const placeholders = placeholdersIn(path);
  return new Map(
    writtenParameters(document, item, value, path).map(({ name, in: place, required, value: parameter }) => {
      // A placeholder is identified by its position, because its name does not matter to clients.
      const key = place === 'path' ? placeholders.indexOf(name) : place === 'header' ? name.toLowerCase() : name;
      const at = places.get(parameter) ?? pointer;
      return [`${place} ${key}`, { kind: `${place} parameter`, name, required, value: parameter, pointer: at }];
    }),
  );
}

/** Compares the parameters of two requests. */
export function compareParameters(step: RequestStep): void {
  compareMembers(step, 'parameter', step.sent, parametersIn(step.from), parametersIn(step.to));
}

/** Compares the headers of two responses. */
export function compareHeaders(step: RequestStep, from: Holder, to: Holder, owner: string): void {
  const headersIn = ({ document, value, pointer }: Holder): Map<string, Member> =>
    new Map(
      entriesOf(value['headers']).flatMap(([name, node]): [string, Member][] => {
        if (name.toLowerCase() === 'content-type') return [];
        const header = locate(document, { value: node, pointer: joinPointer(pointer, 'headers', name) });
        const required = header.value['required'] === true;
        return [[name.toLowerCase(), { kind: `header of ${owner}`, name, required, ...header }]];
      }),
    );
  compareMembers(step, 'header', step.answered, headersIn(from), headersIn(to));
}

function compareMembers(
  step: RequestStep,
  kind: 'parameter' | 'header',
  direction: Direction,
  from: ReadonlyMap<string, Member>,
  to: ReadonlyMap<string, Member>,
): void {
  for (const [, old, now] of pairsOf(from, to)) {
    const member = (now ?? old) as Member;
    const places = { from: old?.pointer, to: now?.pointer };
    const report = (rule: RuleId, text: string): void =>
      step.report(rule, direction, `The ${member.kind} \`${member.name}\` ${text}.`, places);
    if (!now) {
      report(`${kind}-removed`, 'was removed');
      continue;
    }
    compareMarks(kind, old && marksOf(old), marksOf(now), report);
    if (!old) continue;
    const [before, after] = [styleOf(old), styleOf(now)];
    if (before !== after) report('parameter-style', `changed its style from ${before} to ${after}`);
    compareValues(step, direction, old, now);
  }
}

const marksOf = ({ required, value }: Member) => ({ isRequired: required, isDeprecated: value['deprecated'] === true });

function styleOf({ value, kind }: Member): string {
  const isForm = /^(?:query|cookie)/.test(kind);
  const style = textOf(value['style']) ?? (isForm ? 'form' : 'simple');
  const explode = typeof value['explode'] === 'boolean' ? value['explode'] : style === 'form';
  return `\`${style}\`${explode ? ' (exploded)' : ''}`;
}

/** Compares the schemas of two parameters, which may be in their `content`. */
function compareValues(step: RequestStep, direction: Direction, from: Member, to: Member): void {
  const owner = `the ${to.kind} \`${to.name}\``;
  if (entriesOf(from.value['content']).length + entriesOf(to.value['content']).length > 0)
    return compareContents(step, direction, owner, holderOf(step.from, from), holderOf(step.to, to));
  const [old, now] = [from, to].map(({ value, pointer }) => [
    { value: objectOf(value['schema']), pointer: joinPointer(pointer, 'schema') },
  ]);
  if (old && now) step.schemas.compare(step.scope, { direction, owner, path: '', from: old, to: now });
}

const holderOf = ({ document }: RequestSide, { value, pointer }: Member): Holder => ({ document, value, pointer });
