import { shallowReactive } from 'vue';
import { afterPaint } from './afterPaint.js';

/*
 * Replaces the functions that readers can write in a request, like `{{$randomEmail}}`. With the names, texts and addresses that they choose
 * from they are a twenty-fifth of Scalar's client. They are loaded after the form.
 */

interface ContextFunction {
  fn(): string;
  comment: string;
}

export const contextFunctions: Record<string, ContextFunction> = {};
export const CONTEXT_FUNCTION_NAMES = shallowReactive<string[]>([]);
export const POPULAR_CONTEXT_FUNCTION_KEYS = shallowReactive<string[]>([]);

export const getContextFunctionComment = (name: string): string | undefined => contextFunctions[name]?.comment;
export const isContextFunctionName = (name: string): boolean => CONTEXT_FUNCTION_NAMES.includes(name);

async function loadFunctions(): Promise<void> {
  await afterPaint();
  const all = await import('virtual:scalar/workspace-store/dist/request-example/functions.js');
  Object.assign(contextFunctions, all.contextFunctions);
  CONTEXT_FUNCTION_NAMES.push(...all.CONTEXT_FUNCTION_NAMES);
  POPULAR_CONTEXT_FUNCTION_KEYS.push(...all.POPULAR_CONTEXT_FUNCTION_KEYS);
}

void loadFunctions();
