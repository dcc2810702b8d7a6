import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { Gathered } from './context.js';

export interface Compiled {
  /** Undefined if the text is not valid MDX. */
  code: string | undefined;
  /** Components that the text uses and does not define itself. */
  needs: string[];
  gathered: Gathered;
  diagnostics: Diagnostic[];
}

/** A text whose frontmatter is replaced by line breaks. */
export interface SourceText {
  text: string;
  format: 'mdx' | 'md';
  /** Path for messages. */
  file: string;
  /** The page's title, null if it has none. An opening H1 should not repeat it. */
  title?: string | null;
  /** True if pages include the text and pass props to it. */
  isSnippet?: boolean;
  /** True if none of the author's code may run. */
  isUntrusted?: boolean;
  /** True if the file is named as Markdown, even if it is read as MDX. */
  isMarkdown?: boolean;
  /** True if its code is masked, because the parser would read brackets or dollars in it. */
  hasMask?: boolean;
  /** True if it contains joiners. */
  hasJoiners?: boolean;
  /** True if it contains directives. */
  hasDirectives?: boolean;
}
