import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A mail as the server got it: the addresses that it was to be delivered to, and what it consists of. */
export type Received = { recipients: string[]; eml: string };

/** A real mail server for one test; one that refuses takes no mail. */
export async function startMailServer({ refusing = false } = {}): Promise<{ smtpUrl: string; received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, { envelope }, callback) {
      received.push({ recipients: envelope.rcptTo.map(({ address }) => address), eml: await text(stream) });
      callback(refusing ? new Error('Come back later') : null);
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { smtpUrl: `smtp://127.0.0.1:${port}`, received };
}
