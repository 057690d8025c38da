// This says how drizzle-kit finds the tables and writes the one linear history of migrations.
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/bundles/*/schema.ts', './src/bundles/*/*/schema.ts', './src/kernel/*.schema.ts'],
  out: './migrations',
  casing: 'snake_case',
});
