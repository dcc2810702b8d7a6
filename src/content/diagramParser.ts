import cleaner from 'dompurify';
import mermaid, { type Mermaid } from 'mermaid';

// Mermaid cleans labels by means of a browser even when it only reads a source, where nothing is shown.
Object.assign(cleaner, { addHook: () => undefined, sanitize: String });
mermaid.initialize({ startOnLoad: false, suppressErrorRendering: true, logLevel: 'fatal' });

/** Mermaid, ready to parse sources outside of a browser. */
export const parser: Mermaid = mermaid;
