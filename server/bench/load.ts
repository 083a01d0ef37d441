import { readFileSync } from 'node:fs'
import { connect } from 'node:net'

/**
 * Load without `wrk`, in a process of its own: each message orders a stretch of it, and the answer tells how it went. It
 * sends what `load.lua` sends. What is judged is the CPU time of the server, so that this need not be the fastest.
 */
export type Order = {
  readonly url: string
  readonly kind: string
  readonly file: string
  readonly connections: number
  readonly seconds?: number
  readonly requests?: number
}
export type Outcome = { readonly requests: number; readonly micros: number; readonly failed: number }

type Target = { readonly head: string; readonly id: string }

const targetsIn = (file: string, hostname: string): Target[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [token = '', tenant = '', id = ''] = line.split(' ')
      return { head: `host: ${hostname}\r\nauthorization: Bearer ${token}\r\nx-tenant: ${tenant}\r\n`, id }
    })

const run = `${Date.now()}${Math.floor(Math.random() * 1e9)}`
let counter = 0

const company = (): string => {
  counter += 1
  const mark = `${run}${counter}`
  return JSON.stringify({
    name: `上海云舟会展服务有限公司${mark}`,
    code: `B-${mark}`,
    shortName: '云舟会展',
    status: 'enabled',
    legalPerson: '王晓',
    phone: '021-58776600',
    region: '310115',
    address: '浦东新区世纪大道 1168 号',
    invoiceTitle: '上海云舟会展服务有限公司',
    taxpayerType: 'general',
  })
}

const paths: Readonly<Record<string, (id: string) => string>> = {
  open: () => '/api/auth/ways',
  signed: () => '/api/apply/manager',
  list: () => '/api/our_company/list?count=false',
  detail: (id) => `/api/our_company/show/${id}`,
}

const requestFor = (kind: string, targets: readonly Target[]): string => {
  const { head, id } = targets[Math.floor(Math.random() * targets.length)] ?? { head: '', id: '' }
  const path = paths[kind]
  if (path) return `GET ${path(id)} HTTP/1.1\r\n${head}\r\n`
  const body = company()
  const length = Buffer.byteLength(body)
  return `POST /api/our_company/create HTTP/1.1\r\n${head}content-type: application/json\r\ncontent-length: ${length}\r\n\r\n${body}`
}

/** The status of a whole answer, or nothing while some of it is missing; answers here always tell their length. */
const statusOf = (answer: Buffer): number | undefined => {
  const end = answer.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = answer.toString('latin1', 0, end)
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
  return answer.length >= end + 4 + length ? Number(head.slice(9, 12)) : undefined
}

/** Sends one request after another on a connection of its own, until there is none to send. */
const converse = (url: URL, next: () => string | undefined, onStatus: (status: number) => void): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const socket = connect(Number(url.port), url.hostname)
  socket.setNoDelay(true)
  let received: Buffer[] = []
  const send = (): void => {
    const request = next()
    if (request !== undefined) {
      socket.write(request)
      return
    }
    socket.destroy()
    resolve()
  }
  socket.on('connect', send).on('error', reject)
  socket.on('data', (chunk: Buffer) => {
    const answer = received.length === 0 ? chunk : Buffer.concat([...received, chunk])
    const status = statusOf(answer)
    received = status === undefined ? [answer] : []
    if (status === undefined) return
    onStatus(status)
    send()
  })
  return promise
}

const perform = async (order: Order): Promise<Outcome> => {
  const { kind, file, connections, seconds = Infinity, requests: most = Infinity } = order
  const url = new URL(order.url)
  const targets = targetsIn(file, url.hostname)
  const began = performance.now()
  let [sent, requests, failed] = [0, 0, 0]
  const next = (): string | undefined => {
    if (sent >= most || performance.now() - began >= seconds * 1000) return undefined
    sent += 1
    return requestFor(kind, targets)
  }
  const onStatus = (status: number): void => {
    requests += 1
    if (status !== 200) failed += 1
  }
  await Promise.all(Array.from({ length: connections }, () => converse(url, next, onStatus)))
  return { requests, micros: (performance.now() - began) * 1000, failed }
}

process.on('message', (order: Order) => {
  void perform(order).then((outcome) => process.send?.(outcome))
})
