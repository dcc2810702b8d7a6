import { defineConfig } from 'astro/config';
import { trellis } from 'trellis-docs';

export default defineConfig({ devToolbar: { enabled: false }, integrations: [trellis({ mock: true })] });
