export interface HeadElement {
  tag: 'meta' | 'link' | 'script' | 'style' | 'noscript';
  /** `true` writes the name alone, `false` omits the attribute. */
  attributes?: Readonly<Record<string, string | boolean>>;
  /** Text content: the code of a script, the rules of a style, the HTML of `noscript`. */
  content?: string;
}
