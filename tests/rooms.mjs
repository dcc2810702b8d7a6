/**
 * The rooms of `src`, in the order of their imports: each may import from those before it, and from none after it. The map in CONTRIBUTING.md
 * describes them. The scripts in `package` compile the others, and import none of them.
 */
export const rooms = [
  ...['shared', 'diagnostics', 'i18n', 'config', 'documents', 'highlight', 'mdx', 'content', 'formats', 'site'],
  ...['render', 'browser', 'features', 'theme', 'frame', 'project', 'build', 'dev', 'astro', 'migrate', 'cli'],
];

/** Rooms whose folders are apart: a folder may import from its neighbours only where they are named here. */
export const apart = {
  features: { export: ['policy'], mock: ['playground'] },
  formats: { asyncapi: ['openapi'], graphql: ['openapi'] },
};
