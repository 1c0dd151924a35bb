import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/** The same page with the same looks, without anything that runs. */
const withoutScripts = (html: string) =>
  html.replaceAll(/<script\b.*?<\/script>/gs, '').replaceAll(/<link rel="modulepreload"[^>]*>/g, '');

type Answer = { type: string; body: Buffer };

/** Serves a page of the portal as a static one, compressed beforehand: the least that could show the same. */
export async function serveStaticTwin(portal: string, path: string): Promise<{ url: string; server: Server }> {
  const known = new Map<string, Answer>();
  const read = async (address: string): Promise<Answer> => {
    const answer = await fetch(portal + address);
    const type = answer.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await answer.arrayBuffer());
    const content = address === path ? Buffer.from(withoutScripts(bytes.toString('utf8'))) : bytes;
    return { type, body: type.startsWith('font/') ? content : brotliCompressSync(content) };
  };
  const answerOf = async (address: string): Promise<Answer> => {
    const answer = known.get(address) ?? (await read(address));
    known.set(address, answer);
    return answer;
  };
  const server = createServer((request, response) => {
    void answerOf(request.url ?? '/').then(({ type, body }) =>
      response
        .writeHead(200, { 'content-type': type, ...(!type.startsWith('font/') && { 'content-encoding': 'br' }) })
        .end(body),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return { url: `http://127.0.0.1:${address.port}${path}`, server };
}
