import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { z } from 'zod'

const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max)
const weak = /^(dev|test|secret|password|changeme|12345|admin|example)/i
const secret = z.string().min(32)

/** A network so wide that anybody is in it would let anybody say where they come from. */
const isProxy = (entry: string): boolean => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true
  const [address = '', bits = '32'] = entry.split('/')
  return isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) >= 8 && Number(bits) <= 128
}

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
  /** TLS to PostgreSQL: none, with any certificate, or only to the host whose certificate an authority signed. */
  PG_SSL: z.enum(['off', 'require', 'verify-full']).default('off'),
  /** That authority's certificate, as PEM; without it the well-known ones count. */
  PG_SSL_CA: z.string().includes('BEGIN CERTIFICATE').optional(),
  PG_POOL: whole(1, 200).default(10),
  /** How many different statements a process keeps planned; each takes memory in every connection. */
  PG_STATEMENTS: whole(0, 100_000).default(2000),
  /** How long one statement may take. */
  PG_STATEMENT_MS: whole(100, 86_400_000).default(5000),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).default('redis://127.0.0.1:6379/0'),
  SESSION_SECRET: secret.default(devSecret),
  FILE_SECRET: secret.default(devSecret),
  /** What the heads of the log are signed with; changing it makes those written before look forged. */
  LOG_SECRET: secret.default(devSecret),
  /** Where they are kept: a folder, or a bucket whose objects nobody can take away. */
  LOG_HEADS_DIR: z.string().default('.data/log-heads'),
  LOG_HEADS_BUCKET: z.string().optional(),
  /** Codes by SMS are made from it and messages under way sealed with it; changing it spoils both, and sent links. */
  SMS_SECRET: secret.default(devSecret),
  /** What account and identity numbers are sealed with, as `id=words`, the present key first; see `sealing.ts`. */
  FIELD_KEYS: z
    .string()
    .regex(/^[\w-]{1,16}=[^,]{32,}(,[\w-]{1,16}=[^,]{32,})*$/)
    .default(`dev=${devSecret}`),
  /** What finds them by. It stays, whatever key they are sealed with. */
  FIELD_INDEX_SECRET: secret.default(devSecret),
  /** What wraps the keys that quotes are sealed with, as `id=words`, the present one first; it is in no backup. */
  QUOTE_KEY: z
    .string()
    .regex(/^[\w-]{1,16}=[^,]{32,}(,[\w-]{1,16}=[^,]{32,})*$/)
    .default(`dev=${devSecret}`),
  /** Where flows may send messages: hosts with their ports, split by commas. None unless named here. */
  WEBHOOK_HOSTS: z
    .string()
    .regex(/^([\w.-]+(:\d+)?(,|$))*$/)
    .default(''),
  /** What such messages are signed with. */
  WEBHOOK_SECRET: secret.default(devSecret),
  SMS_PROVIDER: z.enum(['console', 'aliyun', 'tencent']).default('console'),
  SMS_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  SMS_REGION: z.string().optional(),
  SMS_KEY_ID: z.string().default(''),
  SMS_KEY_SECRET: z.string().default(''),
  /** Tencent's number of the application. */
  SMS_APP_ID: z.string().default(''),
  SMS_SIGN_NAME: z.string().default('云采'),
  /** The provider's templates, as `code=SMS_1,notice=SMS_2,test=SMS_3`; a purpose of its own goes before `code`. */
  SMS_TEMPLATES: z
    .string()
    .regex(/^(\w+=[\w-]+(,|$))*$/)
    .default(''),
  /** How many messages may leave in an hour: in all, and for one company. */
  /** From when on it takes a picture to get another code: so many from an address in an hour, or for one number in a day. */
  SMS_CAPTCHA_AFTER: whole(1, 1000).default(5),
  SMS_PER_HOUR: whole(1, 1_000_000).default(5000),
  SMS_PER_HOUR_TENANT: whole(1, 1_000_000).default(500),
  /** The mail server notices leave by; without host and sender there is no mail. */
  SMTP_HOST: z.string().optional(),
  SMTP_PORT: whole(1, 65535).default(465),
  /** Encrypted from the first word, after a plain greeting, or not at all. */
  SMTP_SECURITY: z.enum(['tls', 'starttls', 'none']).default('tls'),
  SMTP_USER: z.string().default(''),
  SMTP_PASSWORD: z.string().default(''),
  /** Whom mails come from, as `云采 <notice@example.com>`. */
  SMTP_FROM: z.string().max(200).optional(),
  /** How long an access token is good for. */
  ACCESS_SECONDS: whole(5, 86_400).default(900),
  /**
   * How long at most what a person may do is believed without asking the database again. Changes count within a second
   * whatever it is; this bounds what a change nobody reported could do. 0 asks for every request.
   */
  AUTHORITY_MS: whole(0, 600_000).default(60_000),
  /** By how much each further wrong password is answered later. */
  SLOW_DOWN_MS: whole(1, 10_000).default(200),
  /** Passwords must come encrypted with our public key. */
  RSA_LOGIN: z.enum(['on', 'off']).default('off'),
  RSA_PRIVATE_KEY: z.string().optional(),
  /** Everybody is an administrator without signing in. Refused in production. */
  VIRTUAL_ROLE: z.enum(['on', 'off']).default('off'),
  FEISHU_APP_ID: z.string().optional(),
  FEISHU_APP_SECRET: z.string().optional(),
  FEISHU_BASE_URL: z.url().default('https://open.feishu.cn'),
  /** Where people reach the product, for links that come back from outside. */
  PUBLIC_URL: z.url().default('http://127.0.0.1:5555/public/admin/'),
  /** Whom companies call for a renewal. */
  MANAGER_NAME: z.string().default('云采客户成功'),
  MANAGER_PHONE: z.string().default('400-820-0000'),
  MANAGER_WECHAT: z.string().optional(),
  MANAGER_QR: z.string().optional(),
  STORAGE: z.enum(['local', 's3']).default('local'),
  STORAGE_DIR: z.string().default('.data/files'),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  /** What backups are encrypted with; without it they lie there as they are. */
  BACKUP_KEY: secret.optional(),
  /** Older backups are removed after one that was proven; 0 keeps all. */
  BACKUP_KEEP_DAYS: whole(0, 36_500).default(0),
  WEB_ROOT: z.string().optional(),
  /** Tencent's key for looking addresses up. Browsers see it: limit it to our address there. */
  MAP_KEY: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  /** The street map, such as `https://host/{z}/{x}/{y}.png`. Its host joins what pages may load pictures from. */
  MAP_TILES: z
    .string()
    .regex(/^https:\/\/[a-z0-9.-]+(:\d+)?\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})[^\s;,'"]*$/)
    .optional(),
  /** What the map's owner wants to read on it, its review number (审图号) included. */
  MAP_ATTRIBUTION: z.string().max(200).default(''),
  MAP_SYSTEM: z.enum(['wgs84', 'gcj02']).default('gcj02'),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
  /** 0 switches metrics off. */
  METRICS_PORT: whole(0, 65535).default(0),
  API_DOCS: z.enum(['on', 'off']).default('on'),
  OTLP_ENDPOINT: z.url().optional(),
  /** The record number (ICP 备案号) shown at the foot of the pages; nothing is shown without one. */
  BEIAN: z.string().max(60).default(''),
  /** Lets a person pick who to be. Refused in production. */
  DEV_SIGN_IN: z.enum(['on', 'off']).default('on'),
  /** How often one address or session may ask is limited in production, and elsewhere when this is on. */
  RATE_LIMIT: z.enum(['on', 'off']).default('off'),
  /** Where the balancer stands, so that the client's address and how it came can be believed: addresses by commas. */
  TRUST_PROXY: z
    .string()
    .refine((list) => list.split(',').every((entry) => isProxy(entry.trim())), { error: 'Invalid addresses' })
    .optional(),
})

export type Config = z.output<typeof Settings>

/** A secret may come from a file, as container platforms hand them over. */
const fromFile = (env: Readonly<Record<string, string | undefined>>, key: string): string | undefined => {
  const path = env[`${key}_FILE`]
  return path ? readFileSync(path, 'utf8').trim() : env[key]
}

const secrets = ['SESSION_SECRET', 'FILE_SECRET', 'SMS_SECRET', 'LOG_SECRET'] as const

const refuseWeak = (config: Config): string[] => {
  if (config.NODE_ENV !== 'production') return []
  const problems: string[] = []
  if (config.DEV_SIGN_IN === 'on') problems.push('DEV_SIGN_IN must be off in production')
  if (config.RSA_LOGIN === 'on' && !config.RSA_PRIVATE_KEY) problems.push('RSA_LOGIN needs RSA_PRIVATE_KEY')
  if (config.VIRTUAL_ROLE === 'on') problems.push('VIRTUAL_ROLE must be off in production')
  if (!config.PUBLIC_URL.startsWith('https://')) problems.push('PUBLIC_URL must be given and begin with https://')
  if (!config.TRUST_PROXY) problems.push('TRUST_PROXY must name where the proxy in front stands')
  for (const key of secrets)
    if (weak.test(config[key]) || new Set(config[key]).size < 12) problems.push(`${key} is weak`)
  if (config.FIELD_KEYS.split(',').some((key) => weak.test(key.slice(key.indexOf('=') + 1))))
    problems.push('FIELD_KEYS is weak')
  if (weak.test(config.FIELD_INDEX_SECRET) || config.FIELD_KEYS.includes(config.FIELD_INDEX_SECRET))
    problems.push('FIELD_INDEX_SECRET is weak or one of FIELD_KEYS')
  if (config.WEBHOOK_HOSTS && weak.test(config.WEBHOOK_SECRET)) problems.push('WEBHOOK_SECRET is weak')
  if (config.SESSION_SECRET === config.FILE_SECRET) problems.push('SESSION_SECRET and FILE_SECRET must differ')
  for (const key of ['SMS_SECRET', 'LOG_SECRET'] as const)
    if (secrets.some((other) => other !== key && config[other] === config[key]))
      problems.push(`${key} must differ from the other secrets`)
  if (config.SMS_PROVIDER === 'console') problems.push('SMS_PROVIDER must be aliyun or tencent in production')
  else if (!(config.SMS_KEY_ID && config.SMS_KEY_SECRET && config.SMS_TEMPLATES.includes('code=')))
    problems.push('SMS_KEY_ID, SMS_KEY_SECRET and SMS_TEMPLATES with a template for code are needed')
  if (config.SMS_PROVIDER === 'tencent' && !config.SMS_APP_ID) problems.push('SMS_PROVIDER=tencent needs SMS_APP_ID')
  if (config.SMTP_HOST && config.SMTP_SECURITY === 'none') problems.push('SMTP_SECURITY must be tls or starttls')
  const { S3_BUCKET, LOG_HEADS_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY } = config
  if (config.STORAGE === 's3' && !(S3_BUCKET && LOG_HEADS_BUCKET && S3_ACCESS_KEY && S3_SECRET_KEY))
    problems.push('STORAGE=s3 needs S3_BUCKET, LOG_HEADS_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY')
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
