import type { Endpoint } from '@srm/api/endpoint'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { fail } from '../errors.ts'

const secrets = ['token', 'password', 'oldPassword', 'newPassword']

const namesSecret = (schema: z.ZodType | undefined): boolean =>
  schema instanceof z.ZodObject && secrets.some((name) => name in schema.shape)

/** Takes a password or answers with a token. The contract itself tells, so that no endpoint can forget to say it. */
export const carriesSecret = ({ body, result }: Endpoint): boolean => namesSecret(body) || namesSecret(result)

/** In production nobody signs in over a line that others can read along; a trusted proxy says how the request came. */
export const secureTransport = (endpoint: Endpoint, { NODE_ENV }: Config): ((request: FastifyRequest) => void) => {
  if (NODE_ENV !== 'production' || !carriesSecret(endpoint)) return () => undefined
  return ({ protocol }) => {
    if (protocol !== 'https') fail('request.insecure')
  }
}
