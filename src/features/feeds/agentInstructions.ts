import type { Site } from '../../site/site.js';

/** docs.json's instructions for agents (`markdown.instructions`) as a block of Markdown; undefined if there are none. */
export function agentInstructions({ markdown: { instructions = [] } }: Pick<Site, 'markdown'>): string | undefined {
  const lines = instructions.flatMap((text) => text.split('\n'));
  return lines.length === 0
    ? undefined
    : ['## Agent Instructions', ...lines].map((line) => `> ${line}`.trimEnd()).join('\n');
}
