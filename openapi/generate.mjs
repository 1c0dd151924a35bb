// openapi/portal.yaml -> portal.gen.json (bundled, what the server enforces) and portal.gen.ts (types for all sides).
// Lives in a workspace of its own because openapi-typescript needs the API of TypeScript 5.
import { readFile, writeFile } from 'node:fs/promises';
import { bundle, createConfig } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const at = (name) => new URL(name, import.meta.url);
const BLOB = ts.factory.createTypeReferenceNode(ts.factory.createIdentifier('Blob'));

const { bundle: bundled } = await bundle({ ref: at('portal.yaml').pathname, config: await createConfig({}) });
const types = await openapiTS(bundled.parsed, {
  transform: (schema) => (schema.type === 'string' && schema.format === 'binary' ? BLOB : undefined),
});
const outputs = {
  'portal.gen.json': `${JSON.stringify(bundled.parsed)}\n`,
  'portal.gen.ts': `// Generated from openapi/portal.yaml by openapi/generate.mjs. Do not edit.\n${astToString(types)}`,
};

for (const [name, text] of Object.entries(outputs)) {
  if (!process.argv.includes('--check')) await writeFile(at(name), text);
  else if ((await readFile(at(name), 'utf8')) !== text) {
    console.error(`openapi/${name} is stale: run "npm run types" and commit it`);
    process.exitCode = 1;
  }
}
