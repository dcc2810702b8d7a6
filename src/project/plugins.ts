import * as z from 'zod';
import { diagnostic } from '../diagnostics/create.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { Feature } from '../features/feature.js';
import type { PageText, PluginFault, TrellisPlugin } from '../features/plugin.js';
import type { ContentNode } from '../render/contentNode.js';
import { withoutStack } from './report.js';
import { messageOf } from '../shared/messageOf.js';

/** Result of a slot, with diagnostics about it. */
interface Result<Value> {
  /** Undefined if the plug-in changes nothing. */
  value: Value | undefined;
  diagnostics: Diagnostic[];
}

/** The slots that run while a folder is read; undefined if no plug-in has them. */
export interface ReadingSlots {
  config: ((config: unknown, file: string) => Promise<Result<unknown>>) | undefined;
  page: ((page: PageText) => Result<string>) | undefined;
}

const jsonObject = z.record(z.string(), z.unknown());
// A round trip through JSON: functions and `undefined` are rejected, and cycles throw.
const configSchema = jsonObject.transform((value) => jsonObject.parse(JSON.parse(JSON.stringify(value))));
const headSchema = z.array(
  z.strictObject({
    tag: z.enum(['meta', 'link', 'script', 'style', 'noscript']),
    attributes: z.record(z.string(), z.union([z.string(), z.boolean()])).exactOptional(),
    content: z.string().exactOptional(),
  }),
);
const nodesSchema = z.array(
  z.custom<ContentNode>(
    (node) => typeof node === 'string' || (typeof node === 'object' && node !== null && 'kind' in node),
    'expected a text or a node with a `kind`',
  ),
);
const faultsSchema = z.array(
  z.strictObject({ message: z.string(), help: z.string().exactOptional(), file: z.string().exactOptional() }),
);

const reasonOf = (error: unknown): string => messageOf(error).replace(/\.$/, '');

/** The first fault in a result, with its path. */
function faultOf({ issues: [issue] }: z.ZodError): string {
  const steps = issue?.path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)) ?? [];
  const place = steps.length === 0 ? '' : `, at \`${steps.join('').replace(/^\./, '')}\``;
  return `${issue?.message ?? 'another type is expected'}${place}`;
}

/** A call of a plug-in's slot, and what happens without its result. */
interface Call {
  plugin: string;
  slot: keyof TrellisPlugin;
  help: string;
  file?: string | undefined;
}

function broken({ plugin, slot, help, file }: Call, what: string): Diagnostic {
  const message = `\`${slot}\` of the plug-in \`${plugin}\` ${what}.`;
  return diagnostic('plugins/broken', { message, help, file });
}

/**
 * Calls a slot.
 *
 * @param schema schema of its result, if it returns one.
 */
function call<Value>(about: Call, schema: z.ZodType<Value>, run: () => unknown): Result<Value> {
  try {
    const result = schema.optional().safeParse(run());
    if (result.success) return { value: result.data, diagnostics: [] };
    return { value: undefined, diagnostics: [broken(about, `returns a wrong value: ${faultOf(result.error)}`)] };
  } catch (error) {
    return { value: undefined, diagnostics: [broken(about, `fails: ${reasonOf(error)}`)] };
  }
}

async function settle(run: () => unknown): Promise<() => unknown> {
  const [result] = await Promise.allSettled([(async () => run())()]);
  return () => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  };
}

/** Combines the slots that run while a folder is read. Each plug-in receives the result of the one before it. */
export function readingSlots(plugins: readonly TrellisPlugin[]): ReadingSlots {
  const help = 'The file counts as it is written.';
  const configs = plugins.filter((plugin) => plugin.config);
  const pages = plugins.filter((plugin) => plugin.page);
  return {
    config:
      configs.length === 0
        ? undefined
        : async (config, file) => {
            const whole: Result<unknown> = { value: undefined, diagnostics: [] };
            for (const plugin of configs) {
              const input = jsonObject.safeParse(structuredClone(whole.value ?? config));
              if (!input.success) return whole;
              const result = await settle(() => plugin.config?.(input.data));
              const { value, diagnostics } = call(
                { plugin: plugin.name, slot: 'config', help, file },
                configSchema,
                result,
              );
              whole.value = value ?? whole.value;
              whole.diagnostics.push(...diagnostics);
            }
            return whole;
          },
    page:
      pages.length === 0
        ? undefined
        : ({ file, text }) => {
            const whole: Result<string> = { value: undefined, diagnostics: [] };
            for (const plugin of pages) {
              const about: Call = { plugin: plugin.name, slot: 'page', help, file };
              const run = (): unknown => plugin.page?.({ file, text: whole.value ?? text });
              const { value, diagnostics } = call(about, z.string(), run);
              whole.value = value ?? whole.value;
              whole.diagnostics.push(...diagnostics);
            }
            return whole;
          },
  };
}

/**
 * Turns a plug-in into a feature. Errors and invalid results become warnings; only an error in `done` ends the build.
 *
 * @param note receives diagnostics that occur while pages are rendered.
 */
export function guardPlugin(plugin: TrellisPlugin, note: (fault: Diagnostic) => void): Feature {
  const { name } = plugin;
  const without = 'The site is built without its result.';
  const about = (slot: keyof TrellisPlugin, file?: string): Call => ({ plugin: name, slot, help: without, file });
  const valueOf = <Value>({ value, diagnostics }: Result<Value>): Value | undefined => {
    for (const fault of diagnostics) note(fault);
    return value;
  };
  return {
    name,
    nodes: (nodes, route) =>
      valueOf(call(about('nodes', route.source.page?.file), nodesSchema, () => plugin.nodes?.(nodes, route))),
    head: (props) => valueOf(call(about('head', props.page?.file), headSchema, () => plugin.head?.(props))),
    key: (route) => valueOf(call(about('key', route.source.page?.file), z.string(), () => plugin.key?.(route))) ?? '',
    check: (routes) => faultsIn(call(about('check'), faultsSchema, () => plugin.check?.(routes))),
    prepare: async () => faultsIn(call(about('prepare'), faultsSchema, await settle(() => plugin.prepare?.()))),
    done: async (site) => {
      try {
        await plugin.done?.(site);
      } catch (error) {
        throw withoutStack(`\`done\` of the plug-in \`${name}\` fails: ${reasonOf(error)}.`);
      }
    },
  };
}

const faultsIn = ({ value = [], diagnostics }: Result<readonly PluginFault[]>): Diagnostic[] => [
  ...diagnostics,
  ...value.map((fault) => diagnostic('plugins/fault', fault)),
];
