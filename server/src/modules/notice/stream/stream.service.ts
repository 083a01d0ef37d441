import type { ServerResponse } from 'node:http'
import { asFailure } from '#kernel/errors.ts'
import type { Exchange, Host } from '#kernel/module.ts'
import { eventText } from '../notice.rules.ts'

/** An open page of one person. */
export type Stream = {
  readonly tenantId: string
  readonly userId: string
  readonly authorization: string | undefined
  readonly raw: ServerResponse
  /** Notices after this one are news to the page. */
  from: string
  readonly seen: Set<string>
}

/** A page that reads this slowly has long stopped showing anything. */
const maxWaiting = 1_000_000
const maxSeen = 500

export const beginStream = ({ request, reply }: Exchange, who: Pick<Stream, 'tenantId' | 'userId'>): Stream => {
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream',
    // Proxies that gather an answer before they pass it on would hold the news back.
    'x-accel-buffering': 'no',
  })
  return { ...who, authorization: request.headers.authorization, raw: reply.raw, from: '', seen: new Set() }
}

export const say = ({ raw }: Stream, text: string): void => {
  if (raw.writableEnded || raw.destroyed) return
  if (raw.writableLength > maxWaiting) raw.destroy()
  else raw.write(text)
}

export const endStream = (stream: Stream, reason: 'session' | 'stopping' | 'time' | 'fault'): void => {
  say(stream, eventText('bye', { reason }))
  stream.raw.end()
}

/** Marks a notice as shown; false when it already was. */
export const isNews = ({ seen }: Stream, id: string): boolean => {
  if (seen.has(id)) return false
  if (seen.size >= maxSeen) seen.clear()
  seen.add(id)
  return true
}

/** Asked before anything is said: whoever was sent away meanwhile hears nothing more. */
export const mayHear = async (host: Host, stream: Stream): Promise<boolean> => {
  try {
    await host.authenticate(stream.authorization)
    return true
  } catch (error) {
    // A database that does not answer ends nobody's session; what is left unsaid now is found again later.
    if (asFailure(error)?.key.startsWith('session.')) endStream(stream, 'session')
    return false
  }
}
