import type { Endpoint } from '@srm/api/endpoint'
import type { InjectOptions } from 'fastify'
import type { TestApp } from './app.ts'
import { urlOf, type Parts } from './tenant.ts'

export type UploadedFile = { name: string; content: Buffer | string }
/** A request that an endpoint accepts: the parts it declares, or a file. */
export type Example = Parts & { file?: UploadedFile; headers?: Record<string, string> }

export type HttpExchange = { status: number; text: string; headers: Record<string, unknown>; ms: number }

/** A form with one file in it, written out byte by byte so that a test can also write a wrong one. */
export const formWith = ({ name, content }: UploadedFile, boundary = 'x-test-boundary') => ({
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  payload: Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]),
})

export const exchange = async (t: Pick<TestApp, 'http'>, options: InjectOptions): Promise<HttpExchange> => {
  const began = performance.now()
  const answer = await t.http.inject(options)
  return { status: answer.statusCode, text: answer.body, headers: answer.headers, ms: performance.now() - began }
}

export type Request = InjectOptions & { url: string }

/** The request an example stands for. */
export const requestOf = (
  endpoint: Endpoint,
  { file, headers: own = {}, ...parts }: Example,
  given: Record<string, string> = {},
): Request => {
  const headers = { ...given, ...own }
  const options = { method: endpoint.method, url: urlOf(endpoint, parts) }
  if (file) {
    const form = formWith(file)
    return { ...options, payload: form.payload, headers: { ...headers, ...form.headers } }
  }
  return parts.body === undefined
    ? { ...options, headers }
    : { ...options, headers, payload: parts.body as NonNullable<InjectOptions['payload']> }
}

export const jsonOf = <T = Record<string, unknown>>({ text }: HttpExchange): T => JSON.parse(text) as T
