import { isError } from '../diagnostics/diagnostic.js';
import type { Session } from '../project/session.js';
import { escapeHtml } from '../shared/html.js';

/** The page that is shown while the folder has no pages. It says what is missing. */
export function emptyFolderPage({ project, state, diagnostics, revision, rendering }: Session): string {
  const first = diagnostics.find(isError);
  const message = first?.message ?? `There is no page in ${project.contentFolder}.`;
  const help = first?.help ?? `Write one, such as \`index.mdx\`, and name it in ${state.format?.file ?? 'docs.json'}.`;
  return `<!doctype html>
<html lang="en" data-revision="${revision}" data-base="${escapeHtml(rendering.base)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Nothing to show yet</title>
<style>:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{max-width:40rem;margin:20vh auto;padding:0 1rem}</style></head>
<body><main><h1>Nothing to show yet</h1><p><strong>${escapeHtml(message)}</strong></p><p>${escapeHtml(help)}</p>
<p>This page goes away by itself.</p></main>
<script type="module" src="${escapeHtml(rendering.base)}/_trellis/dev/client.js"></script></body>
</html>
`;
}
