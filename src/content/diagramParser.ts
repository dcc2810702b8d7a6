import cleaner from 'dompurify';
import mermaid, { type Mermaid } from 'mermaid';

// Mermaid sanitises labels with the browser's API even when it only parses.
Object.assign(cleaner, { addHook: () => undefined, sanitize: String });
mermaid.initialize({ startOnLoad: false, suppressErrorRendering: true, logLevel: 'fatal' });

/** Mermaid, prepared for parsing outside of a browser. */
export const parser: Mermaid = mermaid;
