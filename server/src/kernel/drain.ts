import type { FastifyInstance, FastifyRequest } from 'fastify'

/** How much of a body nobody read is taken off the line, and for how long. */
const maxBytes = 64 * 1024 * 1024
const maxMs = 10_000

/** Requests made without a socket do not say whether they are complete. */
const isUnread = ({ raw }: FastifyRequest): boolean => raw.complete === false

const announcedLength = ({ headers }: FastifyRequest): number => Number(headers['content-length'] ?? 0)

const drain = ({ raw }: FastifyRequest): void => {
  const { socket } = raw
  const end = (): void => void socket.destroy()
  const timer = setTimeout(end, maxMs).unref()
  let left = maxBytes
  raw.unpipe()
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) end()
  })
  raw.once('close', () => clearTimeout(timer))
  raw.once('end', () => clearTimeout(timer))
  raw.resume()
}

/**
 * An answer may be sent before the request is read to its end, as a file that is too large. The rest would stand in the
 * way of the next request on the same connection, so it is read and thrown away; where it is too much, the connection
 * is closed and the answer says so.
 */
export const drainUnreadBodies = (http: FastifyInstance): void => {
  http.addHook('onSend', async (request, reply) => {
    if (isUnread(request) && announcedLength(request) > maxBytes) void reply.header('connection', 'close')
  })
  http.addHook('onResponse', async (request) => {
    if (isUnread(request) && !request.raw.destroyed) drain(request)
  })
}
