import { defineTests } from '../../vitest.shared.ts';

export default defineTests({
  test: { name: 'sandbox', include: ['src/**/*.test.ts'], environment: 'node' },
});
