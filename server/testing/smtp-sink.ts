/** A mail server on loopback for tests: speaks SMTP, stores what it receives, and fails on demand. */
import { type AddressInfo, createServer, type Socket } from 'node:net';

type SinkMail = { from: string; to: string[]; data: string };
export type SmtpSink = {
  url: string;
  mails: SinkMail[];
  /**
   * What the sink does with the next mails: take them; refuse temporarily (451), the mailbox permanently (550) or the mail
   * permanently (554); refuse connections (421); hang up after the data, or not answer the data.
   */
  mood: 'take' | 'refuse' | 'no-such-mailbox' | 'no-such-mail' | 'closed' | 'hang-up' | 'silence';
  /** Accepts the mails that it has not answered. */
  breakSilence(): void;
  close(): Promise<void>;
};

export async function smtpSink(): Promise<SmtpSink> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    converse(socket, sink);
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const sink: SmtpSink = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails: [],
    mood: 'take',
    breakSilence: () => {
      for (const socket of sockets) socket.write('250 taken\r\n');
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((done) => {
        server.close(() => done());
      });
    },
  };
  return sink;
}

const RECEIVER: Partial<Record<SmtpSink['mood'], string>> = {
  refuse: '451 not now',
  'no-such-mailbox': '550 no such mailbox',
};

function converse(socket: Socket, sink: SmtpSink): void {
  let mail: SinkMail = { from: '', to: [], data: '' };
  let inData = false;
  let heard = '';
  const say = (line: string) => socket.write(`${line}\r\n`);
  const hear = (line: string) => {
    if (/^(EHLO|HELO)/i.test(line)) say('250 sink.example');
    else if (/^MAIL FROM:/i.test(line)) mail = { from: between(line), to: [], data: '' };
    else if (/^RCPT TO:/i.test(line)) mail.to.push(between(line));
    if (/^RCPT/i.test(line)) say(RECEIVER[sink.mood] ?? '250 ok');
    else if (/^(MAIL|RSET|NOOP)/i.test(line)) say('250 ok');
    else if (/^DATA/i.test(line)) {
      inData = true;
      say('354 go on');
    } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
  };
  const end = (data: string) => {
    inData = false;
    sink.mails.push({ ...mail, data });
    if (sink.mood === 'no-such-mail') say('554 not here');
    else if (sink.mood === 'hang-up') socket.destroy();
    else if (sink.mood !== 'silence') say('250 taken');
  };
  say(sink.mood === 'closed' ? '421 come back later' : '220 sink.example');
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    heard += chunk;
    for (;;) {
      const stop = inData ? '\r\n.\r\n' : '\r\n';
      const at = heard.indexOf(stop);
      if (at < 0) return;
      const part = heard.slice(0, at);
      heard = heard.slice(at + stop.length);
      if (inData) end(part);
      else hear(part);
    }
  });
}

function between(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? '';
}
