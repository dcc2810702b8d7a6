/** Names of the entries that Trellis has for the menu beside the title of a page. */
export const pageMenuNames: readonly string[] =
  'copy view download-spec download-pdf chatgpt claude perplexity grok aistudio devin windsurf devin-desktop mcp add-mcp cursor vscode devin-mcp'.split(
    ' ',
  );
