import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';

// A small nursery: by default the heap grows to three times what the portal needs.
setFlagsFromString('--max-semi-space-size=4');
// Before anything else is loaded: what was compiled once is not compiled again, which saves a third of the start and some memory.
enableCompileCache(new URL('../node_modules/.cache/compiled', import.meta.url).pathname);
await import('./run.ts');
