// Where tests of what runs in a browser run: modules are resolved as for one. Each file opens a page of its own
// (src/kernel/testing/setup-browser.ts), while Vitest would keep one page for all files of a process.
import type { Environment } from 'vitest/runtime';

export default {
  name: 'page',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
