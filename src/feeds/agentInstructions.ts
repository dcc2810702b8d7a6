import type { Site } from '../site/site.js';

/** What docs.json tells agents (`markdown.instructions`), as a block of Markdown; undefined where it tells nothing. */
export function agentInstructions({ markdown: { instructions = [] } }: Pick<Site, 'markdown'>): string | undefined {
  const lines = instructions.flatMap((text) => text.split('\n'));
  return lines.length === 0
    ? undefined
    : ['## Agent Instructions', ...lines].map((line) => `> ${line}`.trimEnd()).join('\n');
}
