// Tests of what runs in a browser run here. Each file opens a page of its own (src/kernel/testing/setup-browser.ts), while
// Vitest would keep one page for all files of a process. Modules are transformed as for tests of the server, which reads the
// whole house once for both (docs/decisions/0169).
import type { Environment } from 'vitest/runtime';

export default {
  name: 'page',
  viteEnvironment: 'ssr',
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
