const address = /(?:(?:https?|wss?):)?\/\/(?:[\w-]+\.)*[\w-]+(?::\d+)?(?![\w.-]*@)/gi;

/** The hosts that a text names with their scheme, as sources of a policy. */
export function hostsIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(address), ([host]) => host.toLowerCase()))].filter(isHost);
}

// Names of formats look like addresses.
const isHost = (host: string): boolean =>
  !/\/\/(?:www\.)?w3\.org\b/.test(host) && /^(?:https?|wss?):\/\/(?:localhost\b|[\w-]+\.[\w.-]*[\w-])/.test(host);

/** The hosts that a style sheet names, also without their scheme: there, `//` begins no comment. */
export function hostsOfStyles(text: string): string[] {
  return hostsIn(text.replace(/(["'(]\s*)\/\//g, '$1https://'));
}

/** The hosts that a script names, also without their scheme at the beginning of a string. */
export function hostsOfScript(text: string): string[] {
  return hostsIn(text.replace(/(["'`])\/\//g, '$1https://'));
}

/** The host of an address, as a source of a policy; undefined for one of the site itself. */
export function hostOf(written: string): string | undefined {
  const target = written.trim();
  const [, scheme = '', host] = /^([a-z][a-z\d+.-]*:)?\/\/([^/?#\s;,'"]+)/i.exec(target) ?? [];
  return host === undefined ? undefined : `${scheme}${scheme ? '//' : ''}${host.replace(/^.*@/, '')}`.toLowerCase();
}

/** Hosts that others lead on to when they are asked for a picture, a film or a page to show within another. */
const leads: Readonly<Record<string, readonly string[]>> = {
  'bitbucket.org': ['https://bytebucket.org'],
  'drive.google.com': ['https://*.googleusercontent.com', 'https://drive.usercontent.google.com'],
  'dropbox.com': ['https://*.dropboxusercontent.com'],
  'forms.gle': ['https://docs.google.com'],
  'github.com': ['https://*.githubusercontent.com', 'https://github-production-user-asset-6210df.s3.amazonaws.com'],
  'huggingface.co': ['https://*.hf.co'],
  'source.unsplash.com': ['https://images.unsplash.com'],
  'youtu.be': ['https://www.youtube.com'],
};

/**
 * The host of an address and those that it may lead on to, as sources of a policy: browsers ask a policy at every step. A domain leads to
 * names below it, such as `www`, and that name back to the domain.
 */
export function hostsBehind(written: string): string[] {
  const source = hostOf(written);
  if (source === undefined) return [];
  const [, scheme = '', name = ''] = /^(.*?\/\/)?(.*)$/.exec(source) ?? [];
  const bare = name.replace(/^www\./, '');
  const isDomain = /^[\w-]+\.[a-z]+$/.test(bare);
  const kin = isDomain ? (bare === name ? [`${scheme}*.${bare}`] : [`${scheme}${bare}`]) : [];
  return [source, ...kin, ...(leads[bare] ?? [])];
}
