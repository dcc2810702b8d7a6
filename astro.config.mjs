import { defineConfig } from 'astro/config';
import { trellis } from './src/index.js';

export default defineConfig({ integrations: [trellis({ mock: true })] });
