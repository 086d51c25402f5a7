import { apiReports } from './api-report/api-reports.ts';
import { root } from './node-24.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
const t = performance.now();
mkdirSync(`${root}/packages/sdk/api-report`, { recursive: true });
for (const [file, text] of apiReports(root)) { writeFileSync(`${root}/${file}`, text); console.log(file, text.length, text.split('\n').length); }
console.log(performance.now() - t);
