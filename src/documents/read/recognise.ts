const jsonVersion = /\s*:\s*(?:"\s*)?\d/y;

/** True if a text is an OpenAPI document: its top level contains `openapi` or `swagger` with a version, at any position. The text is not parsed. */
export const isOpenapiText = (text: string): boolean => hasVersion(text, 'openapi|swagger');

/** Like `isOpenapiText`, for AsyncAPI. */
export const isAsyncapiText = (text: string): boolean => hasVersion(text, 'asyncapi');

/** True if a text is an overlay: its top level contains `overlay` with a version. */
export const isOverlayText = (text: string): boolean => hasVersion(text, 'overlay');

/** @param keys keys that the version may have, as a regular expression. */
function hasVersion(text: string, keys: string): boolean {
  const start = /^[\uFEFF\s]*/.exec(text)?.[0].length ?? 0;
  return text[start] === '{' ? isInJson(text, start, keys) : isInYaml(text, keys);
}

function isInJson(text: string, start: number, keys: string): boolean {
  let at = start;
  let depth = 0;
  for (const { index, 0: key } of text.matchAll(new RegExp(`"(?:${keys})"`, 'g'))) {
    jsonVersion.lastIndex = index + key.length;
    if (!jsonVersion.test(text)) continue;
    [at, depth] = walk(text, at, index, depth);
    if (at === index && depth === 1) return true;
  }
  return false;
}

/** Moves from one position outside strings to another; stops after a string that covers the target. */
function walk(text: string, from: number, to: number, depthBefore: number): [at: number, depth: number] {
  let at = from;
  let depth = depthBefore;
  while (at < to) {
    const sign = text.charCodeAt(at);
    if (sign === 0x22) at = endOfString(text, at);
    else {
      if (sign === 0x7b || sign === 0x5b) depth += 1;
      else if (sign === 0x7d || sign === 0x5d) depth -= 1;
      at += 1;
    }
  }
  return [at, depth];
}

function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text[end - 1 - escapes] === '\\') escapes += 1;
    if (escapes % 2 === 0) return end + 1;
  }
  return text.length;
}

function isInYaml(text: string, keys: string): boolean {
  const [, indent = ''] =
    /^(?:\uFEFF?(?:---[^\n]*|%[^\n]*|[ \t]*(?:#[^\n]*)?)\r?\n)*\uFEFF?([ \t]*)\S/.exec(text) ?? [];
  return new RegExp(`^\\uFEFF?${indent}["']?(?:${keys})["']?[ \\t]*:[ \\t]*["']?\\d`, 'm').test(text);
}
