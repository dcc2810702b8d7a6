import { operationNamed, type ApiChange } from '../../formats/openapi/changes/change.js';

/** The changes in a version of an API. */
export interface ApiVersion {
  version: string;
  /** Day as `2026-02-28`. */
  date?: string;
  /** Name of the previous version. */
  previous: string;
  changes: readonly ApiChange[];
}

/** Maximum number of items in a list; the JSON file beside the page contains all of them. */
const maxItems = 100;

/** Maximum number of operations named with a change. */
const maxOperations = 5;

/** Finds the address of an operation's page by the operation's name, such as `GET /plants`; undefined if it has no page. */
type HrefOf = (operation: string) => string | undefined;

const sections: readonly { tag: string; title: string; holds(change: ApiChange): boolean }[] = [
  { tag: 'Breaking', title: 'Breaking changes', holds: ({ impact }) => impact === 'breaking' },
  { tag: 'Risky', title: 'May break clients', holds: ({ impact }) => impact === 'risky' },
  ...(['added', 'changed', 'deprecated', 'removed'] as const).map((kind) => {
    const title = kind.charAt(0).toUpperCase() + kind.slice(1);
    return { tag: title, title, holds: (change: ApiChange) => change.impact === 'safe' && change.kind === kind };
  }),
];

/**
 * Writes the page of a changelog, as MDX.
 *
 * @param versions newest first.
 */
export function changelogPage(
  { title = 'API changelog' }: { title?: string | undefined },
  versions: readonly ApiVersion[],
  hrefOf: HrefOf = () => undefined,
): string {
  const frontmatter = { title, description: 'What changed in each version of the API.', rss: versions.length > 0 };
  const head = Object.entries(frontmatter).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...head, '---', '', ...versions.map((each) => updateOf(each, hrefOf))].join('\n');
}

function updateOf({ version, date, previous, changes }: ApiVersion, hrefOf: HrefOf): string {
  const filled = sections
    .map((section) => ({ ...section, changes: changes.filter(section.holds) }))
    .filter((section) => section.changes.length > 0);
  const attributes = {
    label: version,
    ...(date !== undefined && { description: longDate(date) }),
    ...(filled.length > 0 && { tags: filled.map(({ tag }) => tag) }),
  };
  const properties = Object.entries(attributes).map(([name, value]) => `${name}={${JSON.stringify(value)}}`);
  const body = filled.flatMap((section) => {
    // A part that is both sent and received occurs twice.
    const items = [...Map.groupBy(section.changes, ({ message, why }) => `${message} ${why}`).values()];
    const rows = items.slice(0, maxItems).map((changes) => `- ${itemOf(changes, hrefOf)}`);
    const rest = items.length - rows.length;
    return [`**${section.title}**`, '', ...rows, ...(rest > 0 ? [`- And ${rest} more.`] : []), ''];
  });
  const none = [`The API is the same as in ${asText(previous)}.`, ''];
  return [`<Update ${properties.join(' ')}>`, '', ...(body.length > 0 ? body : none), '</Update>', ''].join('\n');
}

/** Changes with the same message as one list item. */
function itemOf(changes: readonly ApiChange[], hrefOf: HrefOf): string {
  const [change] = changes as readonly [ApiChange];
  const { message, why, operations } = change;
  const linked = (name: string, label = name): string => {
    const href = hrefOf(name);
    return href === undefined ? asCode(label) : `[${asCode(label)}](<${href}>)`;
  };
  const subject = operationNamed(change);
  const sentence = asText(message);
  const text =
    subject === undefined ? sentence : sentence.replace(asCode(subject), linked(operations[0] ?? '', subject));
  const reason = why === undefined ? [] : [asText(why)];
  const concerned = subject === undefined ? changes.filter((each) => each.operations.length > 0) : [];
  const places = concerned.map((each) => {
    const names = each.operations.slice(0, maxOperations).map((name) => linked(name));
    const rest = each.operations.length - names.length;
    const list = [...names, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
    return `${each.direction === 'request' ? 'Sent to' : 'Received from'} ${list}.`;
  });
  return [text, ...reason, ...places].join(' ');
}

const asCode = (name: string): string => `\`${name}\``;

/** Escapes braces and angle brackets outside of code in Markdown, because in MDX they are syntax. */
const asText = (markdown: string): string =>
  markdown.replace(/(`[^`]*`)|[{<]/g, (match, code: string | undefined) => code ?? `\\${match}`);

const longDate = (date: string): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
