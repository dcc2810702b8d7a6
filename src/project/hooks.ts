import * as z from 'zod';
import { diagnostic } from '../diagnostics/create.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { BuiltSite, HeadElement, PageText, TrellisHooks } from '../render/parts/hooks.js';
import type { HeadProps } from '../render/parts/props.js';
import { withoutStack } from './report.js';

/** Result of a hook, with the diagnostics about it. */
interface Hooked<Value> {
  /** Undefined where the hook changes nothing. */
  value: Value | undefined;
  diagnostics: Diagnostic[];
}

/** The hooks of a project, each with its errors caught and its result checked. */
export interface Hooks {
  config: ((config: unknown, file: string) => Promise<Hooked<unknown>>) | undefined;
  page: ((page: PageText) => Hooked<string>) | undefined;
  head: ((page: HeadProps) => Hooked<readonly HeadElement[]>) | undefined;
  done: ((site: BuiltSite) => Promise<void>) | undefined;
}

const jsonObject = z.record(z.string(), z.unknown());
// A round trip: functions and `undefined` are no JSON, and a circle throws.
const configSchema = jsonObject.transform((value) => jsonObject.parse(JSON.parse(JSON.stringify(value))));
const headSchema = z.array(
  z.strictObject({
    tag: z.enum(['meta', 'link', 'script', 'style', 'noscript']),
    attributes: z.record(z.string(), z.union([z.string(), z.boolean()])).exactOptional(),
    content: z.string().exactOptional(),
  }),
);

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');

/** The first thing that is wrong in a result, and its place. */
function faultOf({ issues: [issue] }: z.ZodError): string {
  const steps = issue?.path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)) ?? [];
  const place = steps.length === 0 ? '' : `, at \`${steps.join('').replace(/^\./, '')}\``;
  return `${issue?.message ?? 'another type is expected'}${place}`;
}

/**
 * Calls a hook.
 *
 * @param schema what it may return, beside nothing.
 * @param broken makes the diagnostic of a hook that throws or returns something else.
 */
function call<Value>(
  hook: () => unknown,
  schema: z.ZodType<Value>,
  broken: (what: string) => Diagnostic,
): Hooked<Value> {
  try {
    const result = schema.optional().safeParse(hook());
    if (result.success) return { value: result.data, diagnostics: [] };
    return { value: undefined, diagnostics: [broken(`returns a wrong value: ${faultOf(result.error)}`)] };
  } catch (error) {
    return { value: undefined, diagnostics: [broken(`fails: ${reasonOf(error)}`)] };
  }
}

/** Creates the function that makes the diagnostics of a hook. */
function breaking(name: keyof TrellisHooks, help: string, file?: string): (what: string) => Diagnostic {
  return (what) => {
    const message = `The hook \`${name}\` ${what}.`;
    return diagnostic('hooks/broken', { message, help, ...(file === undefined ? {} : { file }) });
  };
}

async function settled(promise: Promise<unknown>): Promise<() => unknown> {
  const [result] = await Promise.allSettled([promise]);
  return () => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  };
}

/** Takes the hooks of an Astro project. */
export function createHooks({ config, page, head, done }: TrellisHooks = {}): Hooks {
  const asWritten = 'The file counts as it is written.';
  const without = 'The page is rendered without the elements of the hook.';
  return {
    config:
      config &&
      (async (given, file) => {
        const result = await settled((async () => config(jsonObject.parse(structuredClone(given))))());
        return call(result, configSchema, breaking('config', asWritten, file));
      }),
    page: page && ((given) => call(() => page({ ...given }), z.string(), breaking('page', asWritten, given.file))),
    head: head && ((given) => call(() => head(given), headSchema, breaking('head', without, given.page?.file))),
    done:
      done &&
      (async (site) => {
        try {
          await done(site);
        } catch (error) {
          throw withoutStack(`The hook \`done\` fails: ${reasonOf(error)}.`);
        }
      }),
  };
}
