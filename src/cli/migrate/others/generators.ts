/** The generators whose sidebars are read. */
export const otherGenerators = ['docusaurus', 'starlight', 'vitepress', 'mkdocs'] as const;

export type OtherGenerator = (typeof otherGenerators)[number];
