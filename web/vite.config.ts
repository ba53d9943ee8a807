import { svelte } from '@sveltejs/vite-plugin-svelte';
import type postcss from 'postcss';
import { defineConfig, type Plugin } from 'vite';
import { query } from './src/styles/screens.ts';

// The server that `izakaya serve` starts; `npm run dev` hands it everything that is not a page.
const server = 'http://127.0.0.1:8765';

// Build of the page without a server (`vite build --mode standalone`): it works in any folder and loads nothing from elsewhere.
// The policy allows WebAssembly, because Python runs in it.
const policy =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'";
const standalone: Plugin = {
  name: 'standalone',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => ({
      html: html.replace('/src/main.ts', '/src/standalone/main.ts'),
      tags: [{ tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: policy }, injectTo: 'head-prepend' }],
    }),
  },
};

// The service worker has its name and place, and imports nothing: a plain script.
const withServiceWorker = {
  input: { index: 'index.html', sw: 'src/standalone/serviceWorker.js' },
  output: { entryFileNames: ({ name }: { name: string }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
};

// Styles name a screen, as in `@media (--phone)`; what that means stands in styles/screens.ts.
const screens: postcss.Plugin = {
  postcssPlugin: 'screens',
  AtRule: { media: (rule) => void (rule.params = query(rule.params)) },
};

// Every browser that shows the pages reads woff2. Once: before Vite emits the files that are named.
const modernFonts: postcss.Plugin = {
  postcssPlugin: 'modern-fonts',
  Once(root) {
    root.walkDecls('src', (face) => void (face.value = face.value.replace(/,\s*url\([^)]*\.woff\)[^,]*/, '')));
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), ...(mode === 'standalone' ? [standalone] : [])],
  // The house may stand under any path, which the server writes into the start page.
  base: './',
  worker: { format: 'es' },
  css: { postcss: { plugins: [screens, modernFonts] } },
  build: {
    outDir: mode === 'standalone' ? '../build/standalone' : '../src/izakaya/server/static',
    emptyOutDir: true,
    ...(mode === 'standalone' ? { rollupOptions: withServiceWorker } : {}),
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
}));
