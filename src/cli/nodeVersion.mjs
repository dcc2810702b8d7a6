const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

/** True if Astro supports this version of Node.js. */
export const isSupported = major > 22 || (major === 22 && minor >= 12);
