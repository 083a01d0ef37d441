import { externalTokenHeader } from '@srm/api/endpoint'
import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import type { Config } from '../config.ts'

const secrets = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  'password',
  'token',
  'refresh',
  'code',
  'mobile',
  'phone',
  'idNo',
  'accountNo',
  'secret',
  `["${externalTokenHeader}"]`,
  '["idempotency-key"]',
]
const dotted = (prefix: string) => secrets.map((key) => (key.startsWith('[') ? `${prefix}${key}` : `${prefix}.${key}`))

/** JSON lines in UTC; whatever could identify or let in a person is cut out before it is written. */
export const createLog = (config: Config): FastifyBaseLogger =>
  pino({
    level: config.LOG_LEVEL,
    redact: {
      paths: [
        ...dotted('headers'),
        ...dotted('req.headers'),
        ...dotted('body'),
        ...dotted('data'),
        // A developer has no phone that rings; the log is where the message is read.
        ...(config.NODE_ENV === 'production' ? ['sms.mobile', 'sms.text'] : []),
      ],
      censor: '[redacted]',
    },
    timestamp: pino.stdTimeFunctions.isoTime,
    base: { role: process.argv[2] ?? 'web' },
    serializers: {
      err: (error: Error) => {
        const { detail: _, ...rest }: Readonly<Record<string, unknown>> = pino.stdSerializers.err(error)
        return rest
      },
    },
  })

export type { FastifyBaseLogger as Logger } from 'fastify'
