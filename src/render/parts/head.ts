export interface HeadElement {
  tag: 'meta' | 'link' | 'script' | 'style' | 'noscript';
  /** `true` writes the name alone, `false` leaves the attribute out. */
  attributes?: Readonly<Record<string, string | boolean>>;
  /** Its text: the code of a script, the rules of a style, HTML in `noscript`. */
  content?: string;
}
