import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import pages from './vite.config.ts';

export default mergeConfig(
  pages({ mode: 'test', command: 'serve' }),
  defineConfig({
    // What a browser is given, not what a server would render.
    resolve: { conditions: ['browser'] },
    test: { include: ['tests/**/*.test.ts'], environment: './tests/bare.ts', pool: 'threads' },
  }),
);
