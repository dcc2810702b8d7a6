import type { Connect } from 'vite';
import type { Session } from '../../project/session.js';
import { askedPath, type ServerContext } from './unknownPages.js';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Answers requests while the folder has no pages, and says what is missing. */
export function emptyFolderPage(session: Session, around: ServerContext): Connect.NextHandleFunction {
  return (request, response, next) => {
    const isPage = request.headers.accept?.includes('text/html') && askedPath(request.url ?? '/', around) !== undefined;
    if (session.state.site.routes.size > 0 || !isPage) return next();
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    response.end(page(session));
  };
}

function page({ project, state, diagnostics, revision }: Session): string {
  const [first] = diagnostics.filter(({ severity }) => severity === 'error');
  const message = first?.message ?? `There is no page in ${project.contentFolder}.`;
  const help = first?.help ?? `Write one, such as \`index.mdx\`, and name it in ${state.format?.file ?? 'docs.json'}.`;
  return `<!doctype html>
<html lang="en" data-revision="${revision}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Nothing to show yet</title>
<style>:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{max-width:40rem;margin:20vh auto;padding:0 1rem}</style></head>
<body><main><h1>Nothing to show yet</h1><p><strong>${escaped(message)}</strong></p><p>${escaped(help)}</p>
<p>This page goes away by itself.</p></main>
<script type="module" src="/@vite/client"></script><script type="module" src="/@id/astro:scripts/page.js"></script></body>
</html>
`;
}
