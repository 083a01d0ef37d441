import { createHmac, randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#kernel/config.ts'
import type { Exchange } from '#kernel/module.ts'
import type { Tokens } from './refresh.service.ts'

/** Over a safe line the browser itself pins the cookie to this host; development has no such line. */
const isSafe = (request: FastifyRequest): boolean => request.protocol === 'https'
const nameFor = (request: FastifyRequest): string => (isSafe(request) ? '__Host-rt' : 'rt')

const written = (request: FastifyRequest, name: string, value: string, seconds: number): string =>
  [
    `${name}=${value}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Strict',
    `Max-Age=${seconds}`,
    ...(isSafe(request) ? ['Secure'] : []),
  ].join('; ')

/** Scripts never see the refresh token, so they cannot give it away. */
export const setRefreshCookie = (request: FastifyRequest, reply: FastifyReply, { refresh, days }: Tokens): void => {
  void reply
    .header('set-cookie', written(request, nameFor(request), refresh, days * 86_400))
    .header('cache-control', 'no-store')
}

export const clearRefreshCookie = (request: FastifyRequest, reply: FastifyReply): void => {
  void reply.header('set-cookie', written(request, nameFor(request), '', 0)).header('cache-control', 'no-store')
}

const cookieOf = (request: FastifyRequest, name: string): string | undefined => {
  const wanted = `${name}=`
  const found = (request.headers.cookie ?? '').split(';').find((part) => part.trim().startsWith(wanted))
  return found?.trim().slice(wanted.length)
}

export const refreshCookie = (request: FastifyRequest): string | undefined => cookieOf(request, nameFor(request))

/** A picture or a link on somebody's page cannot set a header, nor say that it comes from here. */
export const comesFromHere = ({ headers }: FastifyRequest): boolean =>
  headers.authorization !== undefined || headers['sec-fetch-site'] === 'same-origin'

const deviceName = (request: FastifyRequest): string => (isSafe(request) ? '__Host-dv' : 'dv')
const deviceSeconds = 180 * 86_400

const deviceMark = (config: Config, person: string, id: string): string =>
  createHmac('sha256', config.SESSION_SECRET).update(`device|${person}|${id}`).digest('base64url')

/** The device one of these people signed in from before, if this is one. */
export const knownDevice = (config: Config, request: FastifyRequest, people: readonly string[]): string | undefined => {
  const [id = '', mark = ''] = (cookieOf(request, deviceName(request)) ?? '').split('.')
  return id && people.some((person) => mark === deviceMark(config, person, id)) ? id : undefined
}

export const rememberDevice = (
  config: Config,
  { request, reply }: Pick<Exchange, 'request' | 'reply'>,
  person: string,
): void => {
  const id = knownDevice(config, request, [person]) ?? randomUUID()
  const value = `${id}.${deviceMark(config, person, id)}`
  void reply.header('set-cookie', written(request, deviceName(request), value, deviceSeconds))
}
