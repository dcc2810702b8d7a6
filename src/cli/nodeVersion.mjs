const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

/** Whether this Node.js is one that Astro runs on. */
export const isSupported = major > 22 || (major === 22 && minor >= 12);
