import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

export type ReceivedMail = { readonly from: string; readonly to: string; readonly data: string }

export type SmtpServer = {
  readonly port: number
  readonly mails: ReceivedMail[]
  /** How often somebody said whom a mail is for, whatever came of it. */
  tries: number
  /** `busy` refuses for now, `refusing` for good. */
  mood: 'kind' | 'busy' | 'refusing'
  close: () => Promise<void>
}

type Account = { readonly user: string; readonly password: string }

/** Reads the subject and the text of a mail as a mail program would. */
export const readMail = ({ data }: ReceivedMail): { subject: string; text: string } => {
  const end = data.indexOf('\n\n')
  const [head, body] = [data.slice(0, end).replaceAll(/\n[ \t]+/g, ' '), data.slice(end + 2)]
  const decoded = (kind: string, text: string): string =>
    kind === 'B'
      ? Buffer.from(text, 'base64').toString('utf8')
      : decodeURIComponent(text.replaceAll('_', ' ').replaceAll('%', '%25').replaceAll('=', '%'))
  const subject = (/^Subject: (.*)$/m.exec(head)?.[1] ?? '')
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, text: string) => decoded(kind.toUpperCase(), text))
  const encoding = /^Content-Transfer-Encoding: (.*)$/im.exec(head)?.[1]?.trim().toLowerCase()
  if (encoding === 'base64') return { subject, text: Buffer.from(body, 'base64').toString('utf8') }
  return { subject, text: encoding === 'quoted-printable' ? decoded('Q', body.replaceAll('=\n', '')) : body }
}

/** Speaks SMTP as RFC 5321 says, with a password, and can be in a bad mood. */
export const startSmtpServer = async ({ user, password }: Account): Promise<SmtpServer> => {
  const right = Buffer.from(`\u0000${user}\u0000${password}`).toString('base64')
  const talk = async (socket: Socket): Promise<void> => {
    const say = (line: string): void => void socket.write(`${line}\r\n`)
    let [from, to, known] = ['', '', false]
    let data: string[] | undefined
    const answers: Readonly<Record<string, (rest: string) => string>> = {
      EHLO: () => '250-localhost\r\n250 AUTH PLAIN',
      AUTH: (rest) => {
        known = rest === `PLAIN ${right}`
        return known ? '235 2.7.0 Accepted' : '535 5.7.8 Wrong password'
      },
      MAIL: (rest) => {
        from = rest
        return known ? '250 2.1.0 OK' : '530 5.7.0 Sign in first'
      },
      RCPT: (rest) => {
        to = /<(.*)>/.exec(rest)?.[1] ?? ''
        server.tries += 1
        if (server.mood === 'busy') return '451 4.3.0 Try again later'
        return server.mood === 'refusing' ? '550 5.1.1 No such mailbox' : '250 2.1.5 OK'
      },
      DATA: () => {
        data = []
        return '354 End with a dot'
      },
      QUIT: () => '221 Bye',
    }
    say('220 localhost ESMTP')
    for await (const line of createInterface({ input: socket })) {
      const [, verb = '', rest = ''] = /^(\w+) ?(.*)$/.exec(line) ?? []
      if (!data) say(answers[verb.toUpperCase()]?.(rest) ?? '250 OK')
      else if (line === '.') {
        server.mails.push({ from, to, data: data.join('\n') })
        data = undefined
        say('250 2.0.0 Queued')
      } else data.push(line.startsWith('..') ? line.slice(1) : line)
    }
  }
  const listener = createServer((socket) => {
    socket.on('error', () => undefined)
    talk(socket).catch(() => undefined)
  }).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const server: SmtpServer = {
    port: (listener.address() as AddressInfo).port,
    mails: [],
    tries: 0,
    mood: 'kind',
    close: async () => {
      listener.close()
      await once(listener, 'close')
    },
  }
  return server
}
