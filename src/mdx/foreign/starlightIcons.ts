/** Starlight icons whose name differs from that of the Font Awesome icon. */
const names: Readonly<Record<string, string>> = {
  'up-caret': 'chevron-up',
  'down-caret': 'chevron-down',
  'right-caret': 'chevron-right',
  'left-caret': 'chevron-left',
  'up-arrow': 'arrow-up',
  'down-arrow': 'arrow-down',
  'right-arrow': 'arrow-right',
  'left-arrow': 'arrow-left',
  translate: 'language',
  document: 'file-lines',
  'add-document': 'file-circle-plus',
  setting: 'gear',
  'link-alt': 'link',
  external: 'arrow-up-right-from-square',
  'cloud-download': 'cloud-arrow-down',
  'mobile-android': 'mobile-screen',
  window: 'window-maximize',
  'open-book': 'book-open',
  notes: 'note-sticky',
  information: 'circle-info',
  magnifier: 'magnifying-glass',
  'forward-slash': 'slash',
  close: 'xmark',
  error: 'circle-xmark',
  warning: 'triangle-exclamation',
  'approve-check-circle': 'circle-check',
  'approve-check': 'check',
  'question-circle': 'circle-question',
  puzzle: 'puzzle-piece',
  'list-format': 'list',
  analytics: 'chart-line',
  random: 'shuffle',
  padlock: 'lock',
  'comment-alt': 'message',
  email: 'envelope',
  starlight: 'star',
  mdx: 'markdown',
  node: 'node-js',
  'seti:npm': 'npm',
  'seti:yarn': 'yarn',
};
/** Icons of programs that Font Awesome lacks. */
const programs =
  /^(?:alpine|astro|backstage|biome|bun|codeberg|deno|farcaster|forgejo|homebrew|jetbrains|jsr|matrix|netlify|nix|nostr|pkl|pnpm|solidjs|sourcehut|storybook|substack|vercel|vim|vscode|zed|zulip)$/;

/** The name of a Starlight icon here. File icons (`seti:config`) become a file, and icons of some programs a box. */
export function iconOfStarlight(name: string): string {
  if (Object.hasOwn(names, name)) return names[name] ?? name;
  if (name.startsWith('seti:')) return 'file-code';
  return programs.test(name) ? 'cube' : name;
}
