import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { query } from './src/styles/screens.ts';

// The server that `izakaya serve` starts; `npm run dev` hands it everything that is not a page.
const server = 'http://127.0.0.1:8765';

export default defineConfig({
  plugins: [svelte()],
  // The house may stand under any path, which the server writes into the start page.
  base: './',
  // Styles name a screen, as in `@media (--phone)`; what that means stands in styles/screens.ts.
  css: {
    postcss: { plugins: [{ postcssPlugin: 'screens', AtRule: { media: (rule) => void (rule.params = query(rule.params)) } }] },
  },
  build: {
    outDir: '../src/izakaya/server/static',
    emptyOutDir: true,
    manifest: true,
    // light-dark() must reach the browser as it is: a part of a page may be in another light than the rest.
    target: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  server: {
    port: 5173,
    fs: { allow: ['.', '../src/izakaya/locale'] },
    proxy: { '/api': { target: server, ws: true } },
  },
});
