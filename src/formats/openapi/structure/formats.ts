/** Formats of JSON Schema that the official schemas use. Values of others are not checked. */
const formats: Readonly<Record<string, (value: string) => boolean>> = {
  uri: (value) => isAddress(value) && /^[a-z][a-z\d+.-]*:/i.test(value),
  'uri-reference': isAddress,
  email: (value) => /^[^\s@]+@[^\s@]+$/.test(value),
  regex: (value) => isRegex(value, 'u') || isRegex(value),
};

/** True if a text has a format, or the format is not known. */
export function fitsFormat(value: string, format: string): boolean {
  return !Object.hasOwn(formats, format) || formats[format]?.(value) !== false;
}

/** Letters of other scripts and braces of templates are not escaped in the wild, and browsers escape them. */
function isAddress(value: string): boolean {
  return !/[\s<>"\\^`|]/.test(value) && URL.canParse(value, 'https://example.com');
}

function isRegex(value: string, flags?: string): boolean {
  try {
    return new RegExp(value, flags) instanceof RegExp;
  } catch {
    return false;
  }
}
