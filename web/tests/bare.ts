// Where the tests run: compiled as for a browser, so that states and deriveds live, but without a page.
import type { Environment } from 'vitest/environments';

export default {
  name: 'bare',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
