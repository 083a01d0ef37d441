import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export type ObjectStore = {
  readonly endpoint: string
  readonly objects: Map<string, { body: Buffer; type: string; changedAt: Date }>
  /** Answers the next requests with an error of the store's own. */
  failing: number
  readonly close: () => Promise<void>
}
type Keys = { accessKey: string; secretKey: string; region: string }
type ReceivedRequest = { method: string; url: URL; headers: IncomingMessage['headers']; body: Buffer }

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const escaped = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const canonicalQuery = ({ searchParams }: URL): string =>
  [...searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .toSorted()
    .join('&')

/** The signature AWS describes as version 4, computed from what arrived. */
const signatureOf = (
  { method, url, headers }: ReceivedRequest,
  keys: Keys,
  date: string,
  signed: string,
  payload: string,
): string => {
  const names = signed.split(';')
  const lines = names.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`).join('')
  const canonical = [method, url.pathname, canonicalQuery(url), lines, signed, payload].join('\n')
  const scope = `${date.slice(0, 8)}/${keys.region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')
  const key = [keys.region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${keys.secretKey}`, date.slice(0, 8)))
  return hmac(key, toSign).toString('hex')
}

const minutes = (date: string): number => {
  const iso = date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')
  return (Date.now() - Date.parse(iso)) / 60_000
}

/** Null when the request is signed by the holder of the keys, else the store's word for what is wrong. */
const refusal = (asked: ReceivedRequest, keys: Keys): string | null => {
  const { searchParams } = asked.url
  const presigned = searchParams.get('X-Amz-Signature')
  if (presigned) {
    const date = searchParams.get('X-Amz-Date') ?? ''
    if (minutes(date) * 60 > Number(searchParams.get('X-Amz-Expires'))) return 'AccessDenied'
    const signed = searchParams.get('X-Amz-SignedHeaders') ?? ''
    return signatureOf(asked, keys, date, signed, 'UNSIGNED-PAYLOAD') === presigned ? null : 'SignatureDoesNotMatch'
  }
  const parts = /Credential=([^/]+)\/[^,]+, ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
    asked.headers.authorization ?? '',
  )
  if (!parts) return 'AccessDenied'
  const [, accessKey, signed = '', signature] = parts
  if (accessKey !== keys.accessKey) return 'InvalidAccessKeyId'
  const date = String(asked.headers['x-amz-date'])
  if (Math.abs(minutes(date)) > 15) return 'RequestTimeTooSkewed'
  const payload = String(asked.headers['x-amz-content-sha256'])
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(asked.body)) return 'XAmzContentSHA256Mismatch'
  return signatureOf(asked, keys, date, signed, payload) === signature ? null : 'SignatureDoesNotMatch'
}

const fail = (response: ServerResponse, status: number, code: string): void => {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

const pageOfTwo = 2

/** What begins with the prefix, two at a time. */
const list = (store: ObjectStore, { searchParams, pathname }: URL, response: ServerResponse): void => {
  const bucket = `${decodeURIComponent(pathname).replace(/\/$/, '')}/`
  const begin = Number(searchParams.get('continuation-token') ?? 0)
  const keys = [...store.objects]
    .map(([key, { changedAt }]) => ({ key: key.slice(bucket.length), changedAt }))
    .filter(({ key }) => key.startsWith(searchParams.get('prefix') ?? ''))
  const page = keys
    .slice(begin, begin + pageOfTwo)
    .map(
      ({ key, changedAt }) =>
        `<Contents><Key>${key}</Key><LastModified>${changedAt.toISOString()}</LastModified></Contents>`,
    )
  const next = begin + pageOfTwo
  const more = next < keys.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
  response.writeHead(200, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0"?><ListBucketResult>${page.join('')}${more}</ListBucketResult>`)
}

const serve = (store: ObjectStore, { method, url, headers, body }: ReceivedRequest, response: ServerResponse): void => {
  const key = decodeURIComponent(url.pathname)
  if (url.searchParams.get('list-type') === '2') list(store, url, response)
  else if (method === 'PUT') {
    store.objects.set(key, { body, type: String(headers['content-type']), changedAt: new Date() })
    response.writeHead(200, { etag: '"x"' }).end()
  } else if (method === 'DELETE') {
    store.objects.delete(key)
    response.writeHead(204).end()
  } else {
    const found = store.objects.get(key)
    if (!found) {
      fail(response, 404, 'NoSuchKey')
      return
    }
    const type = url.searchParams.get('response-content-type') ?? found.type
    const disposition = url.searchParams.get('response-content-disposition')
    response.writeHead(200, {
      'content-type': type,
      'content-length': found.body.length,
      ...(disposition && { 'content-disposition': disposition }),
    })
    response.end(method === 'HEAD' ? undefined : found.body)
  }
}

/** A store that keeps objects in memory and lets nobody in whose signature is not right. */
export const startObjectStore = async (keys: Keys): Promise<ObjectStore> => {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(request)
    const url = new URL(request.url ?? '/', 'http://store')
    const asked = { method: request.method ?? 'GET', url, headers: request.headers, body }
    const wrong = refusal(asked, keys)
    if (store.failing > 0) {
      store.failing -= 1
      fail(response, 503, 'SlowDown')
    } else if (wrong) fail(response, 403, wrong)
    else serve(store, asked, response)
  }
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const store: ObjectStore = {
    endpoint: `http://127.0.0.1:${port}`,
    objects: new Map(),
    failing: 0,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return store
}
