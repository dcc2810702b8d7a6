/** Formats in the official schemas. Others are not checked. */
const formats: Readonly<Record<string, (value: string) => boolean>> = {
  uri: (value) => isAddress(value) && /^[a-z][a-z\d+.-]*:/i.test(value),
  'uri-reference': isAddress,
  email: (value) => /^[^\s@]+@[^\s@]+$/.test(value),
  regex: (value) => isRegex(value, 'u') || isRegex(value),
};

/** True if a text matches a format, or if the format is unknown. */
export function fitsFormat(value: string, format: string): boolean {
  return !Object.hasOwn(formats, format) || formats[format]?.(value) !== false;
}

/** Accepts non-ASCII letters and template braces, which authors do not escape but browsers do. */
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
