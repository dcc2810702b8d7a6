/** The files that a configuration can be written to, each in its form. */
export const migrationTargets = ['docs.json', 'mint.json'] as const;

export type MigrationTarget = (typeof migrationTargets)[number];

/** The generators whose sidebars are read. */
export const otherGenerators = ['docusaurus', 'starlight', 'vitepress', 'mkdocs'] as const;

export type OtherGenerator = (typeof otherGenerators)[number];
