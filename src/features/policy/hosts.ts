const address = /(?:(?:https?|wss?):)?\/\/(?:[\w-]+\.)*[\w-]+(?::\d+)?(?![\w.-]*@)/gi;

/** The hosts in a text that follow a scheme, as sources of a policy. */
export function hostsIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(address), ([host]) => host.toLowerCase()))].filter(isHost);
}

// XML namespaces of the W3C look like addresses.
const isHost = (host: string): boolean =>
  !/\/\/(?:www\.)?w3\.org\b/.test(host) && /^(?:https?|wss?):\/\/(?:localhost\b|[\w-]+\.[\w.-]*[\w-])/.test(host);

/** The hosts in a style sheet, even without a scheme, because `//` starts no comment there. */
export function hostsOfStyles(text: string): string[] {
  return hostsIn(text.replace(/(["'(]\s*)\/\//g, '$1https://'));
}

/** The hosts in a script, even without a scheme at the start of a string. */
export function hostsOfScript(text: string): string[] {
  return hostsIn(text.replace(/(["'`])\/\//g, '$1https://'));
}

/** The host of an address, as a source of a policy; undefined for the site itself. */
export function hostOf(source: string): string | undefined {
  const target = source.trim();
  const [, scheme = '', host] = /^([a-z][a-z\d+.-]*:)?\/\/([^/?#\s;,'"]+)/i.exec(target) ?? [];
  return host === undefined ? undefined : `${scheme}${scheme ? '//' : ''}${host.replace(/^.*@/, '')}`.toLowerCase();
}

/** Hosts that redirect to others when asked for an image, a video or an embedded page. */
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
 * The host of an address and those that it may redirect to, as sources of a policy, because browsers check the policy at every redirect. A domain may
 * redirect to subdomains such as `www`, and back.
 */
export function hostsBehind(address: string): string[] {
  const source = hostOf(address);
  if (source === undefined) return [];
  const [, scheme = '', name = ''] = /^(.*?\/\/)?(.*)$/.exec(source) ?? [];
  const bare = name.replace(/^www\./, '');
  const isDomain = /^[\w-]+\.[a-z]+$/.test(bare);
  const kin = isDomain ? (bare === name ? [`${scheme}*.${bare}`] : [`${scheme}${bare}`]) : [];
  return [source, ...kin, ...(leads[bare] ?? [])];
}
