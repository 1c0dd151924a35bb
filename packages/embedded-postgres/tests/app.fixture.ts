// Stands in for one process of an app: starts PostgreSQL in the folder given, prints its pid, and stops on SIGTERM.
import { startEmbeddedPostgres } from '../src/start.ts';

const server = await startEmbeddedPostgres({ dir: process.argv[2] ?? '', database: 'shop' });
process.once('SIGTERM', () => void server.stop());
process.stdout.write(`${await server.pid()}\n`);
