import { readFileSync } from 'node:fs'
import { z } from 'zod'

const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max)
const weak = /^(dev|test|secret|password|changeme|12345|admin|example)/i
const secret = z.string().min(32)

const devSecret = 'dev-only-secret-never-used-in-production-0123456789'

const Settings = z.strictObject({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: whole(0, 65535).default(3000),
  PG_HOST: z.string().default('127.0.0.1'),
  PG_PORT: whole(1, 65535).default(5432),
  PG_DATABASE: z
    .string()
    .regex(/^[a-z][a-z0-9_]{1,60}$/)
    .default('srm_dev'),
  PG_APP_USER: z.string().default('srm_app'),
  PG_APP_PASSWORD: z.string().default(''),
  PG_OWNER_USER: z.string().default('srm_owner'),
  PG_OWNER_PASSWORD: z.string().default(''),
  /** Only `db:create` uses it: makes roles and databases. */
  PG_ADMIN_USER: z.string().default('postgres'),
  PG_ADMIN_PASSWORD: z.string().default(''),
  PG_POOL: whole(1, 200).default(10),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).default('redis://127.0.0.1:6379/0'),
  SESSION_SECRET: secret.default(devSecret),
  FILE_SECRET: secret.default(devSecret),
  STORAGE: z.enum(['local', 's3']).default('local'),
  STORAGE_DIR: z.string().default('.data/files'),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  WEB_ROOT: z.string().optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
  /** 0 switches metrics off. */
  METRICS_PORT: whole(0, 65535).default(0),
  API_DOCS: z.enum(['on', 'off']).default('on'),
  OTLP_ENDPOINT: z.url().optional(),
  /** Lets a person pick who to be. Refused in production. */
  DEV_SIGN_IN: z.enum(['on', 'off']).default('on'),
  /** Where the balancer stands, so that the client's address can be believed. */
  TRUST_PROXY: z.string().optional(),
})

export type Config = z.output<typeof Settings>

/** A secret may come from a file, as container platforms hand them over. */
const fromFile = (env: Readonly<Record<string, string | undefined>>, key: string): string | undefined => {
  const path = env[`${key}_FILE`]
  return path ? readFileSync(path, 'utf8').trim() : env[key]
}

const refuseWeak = (config: Config): string[] => {
  if (config.NODE_ENV !== 'production') return []
  const problems: string[] = []
  if (config.DEV_SIGN_IN === 'on') problems.push('DEV_SIGN_IN must be off in production')
  for (const key of ['SESSION_SECRET', 'FILE_SECRET'] as const)
    if (weak.test(config[key]) || new Set(config[key]).size < 12) problems.push(`${key} is weak`)
  if (config.SESSION_SECRET === config.FILE_SECRET) problems.push('SESSION_SECRET and FILE_SECRET must differ')
  if (config.STORAGE === 's3' && !(config.S3_BUCKET && config.S3_ACCESS_KEY && config.S3_SECRET_KEY))
    problems.push('STORAGE=s3 needs S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY')
  return problems
}

/** Variables under this prefix are ours: a misspelt one stops the boot instead of being ignored. */
const prefix = 'SRM_'

export const loadConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const keys = Object.keys(Settings.shape)
  const unknown = Object.keys(env)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length).replace(/_FILE$/, ''))
    .filter((key) => !keys.includes(key))
  if (unknown.length > 0) throw new Error(`unknown settings: ${unknown.map((key) => prefix + key).join(', ')}`)
  const given = keys.map((key) => [key, fromFile(env, prefix + key) ?? (key === 'NODE_ENV' ? env[key] : undefined)])
  const config = Settings.parse(Object.fromEntries(given.filter(([, value]) => value !== undefined)))
  const problems = refuseWeak(config)
  if (problems.length > 0) throw new Error(`refusing to start: ${problems.join('; ')}`)
  return config
}
