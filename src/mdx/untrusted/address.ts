const references: Readonly<Record<string, string>> = {
  colon: ':',
  tab: '\t',
  newline: '\n',
  sol: '/',
  lpar: '(',
  amp: '&',
};

/** A text with character references resolved, as a browser may read it. */
export function resolved(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(\w{2,8}));?/g, (whole, decimal, hex, word) => {
    if (word !== undefined) return references[String(word).toLowerCase()] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

/** True if a browser would run an address or show its contents instead of requesting it from a server. */
export function badAddress(address: string): boolean {
  return [address, resolved(address)].some((each) =>
    /^(?:javascript|vbscript|livescript|data|blob|file|filesystem|view-source):/i.test(
      each.replace(/[\p{Cc}\p{Cf}\s]/gu, ''),
    ),
  );
}

/** True if a CSS declaration may load something or hides what it does. */
export function badStyle(style: string): boolean {
  return [style, resolved(style)].some((each) =>
    /url|image|src|element\s*\(|\\|@|expression|behavior|binding|<|\/\*/i.test(each),
  );
}
