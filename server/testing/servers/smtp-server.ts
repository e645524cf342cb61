import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A mail server that accepts every email, or refuses recipients by `refuse`. */
export interface SmtpServer {
  url: string;
  /** Addresses whose emails were accepted. */
  taken: string[];
  close(): Promise<void>;
}

export async function startSmtpServer({
  refuse = () => false,
}: {
  refuse?(address: string): boolean;
} = {}): Promise<SmtpServer> {
  const taken: string[] = [];
  const server = createServer((socket) => {
    let isContent = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const answer = (line: string) => {
      if (isContent) {
        if (line !== '.') return;
        isContent = false;
        return say('250 taken');
      }
      const to = /^RCPT TO:<(.+)>/i.exec(line)?.[1];
      if (to && refuse(to)) return say('550 no such mailbox here');
      if (to) taken.push(to);
      isContent = line.toUpperCase() === 'DATA';
      if (isContent) return say('354 go on');
      if (line.toUpperCase() === 'QUIT') return socket.end('221 bye\r\n');
      return say('250 well');
    };
    let rest = '';
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString('utf8')).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) answer(line);
    });
    socket.on('error', () => {});
    say('220 a mail server of the tests');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}
