/** The generators whose sidebars can be migrated. */
export const otherGenerators = ['docusaurus', 'starlight', 'vitepress', 'mkdocs'] as const;

export type OtherGenerator = (typeof otherGenerators)[number];
