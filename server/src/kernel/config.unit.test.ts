import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { productionSettings as good } from '#test/settings.ts'
import { loadConfig } from './config.ts'

describe('settings', () => {
  it('have defaults for a developer, and none of them is permissive in production', () => {
    expect(loadConfig({})).toMatchObject({ NODE_ENV: 'development', DEV_SIGN_IN: 'on', PG_APP_USER: 'srm_app' })
    expect(() => loadConfig({ NODE_ENV: 'production' })).toThrow('refusing to start')
    expect(loadConfig(good).NODE_ENV).toBe('production')
  })

  it.each([
    ['signing in as anybody', { SRM_DEV_SIGN_IN: 'on' }, 'DEV_SIGN_IN must be off'],
    ['signing in as anybody, by default', { SRM_DEV_SIGN_IN: undefined }, 'DEV_SIGN_IN must be off'],
    ['the default session secret', { SRM_SESSION_SECRET: undefined }, 'SESSION_SECRET is weak'],
    ['the default file secret', { SRM_FILE_SECRET: undefined }, 'FILE_SECRET is weak'],
    ['a secret somebody meant to change', { SRM_SESSION_SECRET: 'changeme-changeme-changeme-changeme' }, 'is weak'],
    ['a secret of one letter', { SRM_SESSION_SECRET: 'x'.repeat(40) }, 'SESSION_SECRET is weak'],
    ['one secret for both', { SRM_FILE_SECRET: good.SRM_SESSION_SECRET }, 'must differ'],
    ['the default secret for codes', { SRM_SMS_SECRET: undefined }, 'SMS_SECRET is weak'],
    ['the default secret for the log', { SRM_LOG_SECRET: undefined }, 'LOG_SECRET is weak'],
    ['the log signed with another secret', { SRM_LOG_SECRET: good.SRM_FILE_SECRET }, 'LOG_SECRET must differ'],
    ['the default key for account numbers', { SRM_FIELD_KEYS: undefined }, 'FIELD_KEYS is weak'],
    ['the default fingerprint', { SRM_FIELD_INDEX_SECRET: undefined }, 'FIELD_INDEX_SECRET is weak'],
    ['codes made from the session secret', { SRM_SMS_SECRET: good.SRM_SESSION_SECRET }, 'SMS_SECRET must differ'],
    ['messages into the log', { SRM_SMS_PROVIDER: 'console' }, 'SMS_PROVIDER must be'],
    ['messages into the log, by default', { SRM_SMS_PROVIDER: undefined }, 'SMS_PROVIDER must be'],
    ['a provider without its keys', { SRM_SMS_KEY_SECRET: undefined }, 'SMS_KEY_SECRET'],
    ['a provider without a template for codes', { SRM_SMS_TEMPLATES: 'notice=SMS_2' }, 'template for code'],
    ['tencent without the application', { SRM_SMS_PROVIDER: 'tencent' }, 'SMS_APP_ID'],
    ['links to nowhere, by default', { SRM_PUBLIC_URL: undefined }, 'PUBLIC_URL must be given'],
    ['links without TLS', { SRM_PUBLIC_URL: 'http://srm.example.com/public/admin/' }, 'begin with https://'],
    ['no proxy in front', { SRM_TRUST_PROXY: undefined }, 'TRUST_PROXY must name'],
    ['an empty proxy', { SRM_TRUST_PROXY: '' }, 'Invalid addresses'],
    ['a store without its keys', { SRM_STORAGE: 's3', SRM_S3_BUCKET: 'b' }, 'STORAGE=s3 needs'],
    [
      'a store without one for the log',
      { SRM_STORAGE: 's3', SRM_S3_BUCKET: 'b', SRM_S3_ACCESS_KEY: 'k', SRM_S3_SECRET_KEY: 's' },
      'LOG_HEADS_BUCKET',
    ],
  ])('refuse in production: %s', (_, wrong, why) => {
    expect(() => loadConfig({ ...good, ...wrong })).toThrow(why)
  })

  it('with several faults name them all at once', () => {
    expect(() => loadConfig({ NODE_ENV: 'production' })).toThrow(/DEV_SIGN_IN.*SESSION_SECRET.*FILE_SECRET/)
  })

  it.each([
    ['a misspelt name', { SRM_SESION_SECRET: 'x' }, 'SRM_SESION_SECRET'],
    ['a misspelt name of a file', { SRM_SESION_SECRET_FILE: '/x' }, 'SRM_SESION_SECRET'],
    ['a name that was dropped', { SRM_PASSWORD: 'x' }, 'SRM_PASSWORD'],
  ])('refuse %s instead of ignoring it', (_, env, told) => {
    expect(() => loadConfig(env)).toThrow(`unknown settings: ${told}`)
  })

  it.each([
    ['SRM_SESSION_SECRET', 'short'],
    ['SRM_PORT', '70000'],
    ['SRM_PORT', 'http'],
    ['SRM_PG_POOL', '0'],
    ['SRM_PG_DATABASE', 'a; drop database b'],
    ['SRM_REDIS_URL', 'http://127.0.0.1'],
    ['SRM_DEV_SIGN_IN', 'yes'],
    ['SRM_LOG_LEVEL', 'loud'],
    ['SRM_SMS_PROVIDER', 'pigeon'],
    ['SRM_SMS_TEMPLATES', 'code:SMS_1'],
    ['SRM_PG_SSL', 'prefer'],
    ['SRM_PG_SSL_CA', '/etc/ssl/ca.pem'],
    ['SRM_TRUST_PROXY', 'true'],
    ['SRM_TRUST_PROXY', 'off'],
    ['SRM_TRUST_PROXY', '0.0.0.0/0'],
    ['SRM_TRUST_PROXY', '10.0.0.0/8,everybody'],
    ['NODE_ENV', 'staging'],
  ])('refuse %s = %s everywhere', (name, value) => {
    expect(() => loadConfig({ [name]: value })).toThrow(/Invalid|Too|expected/)
  })

  it.each(['loopback', '10.1.2.3', '172.30.77.0/24', '10.0.0.0/8, fd00::/8', '::1'])('take %s for a proxy', (proxy) => {
    expect(loadConfig({ ...good, SRM_TRUST_PROXY: proxy }).TRUST_PROXY).toBe(proxy)
  })

  it('take a secret from a file, without the line end an editor adds', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'srm-')), 'secret')
    writeFileSync(path, `${good.SRM_SESSION_SECRET}\n`)
    const { SRM_SESSION_SECRET: secret, ...rest } = good
    expect(loadConfig({ ...rest, SRM_SESSION_SECRET_FILE: path }).SESSION_SECRET).toBe(secret)
  })

  it('take nothing from variables that are not ours', () => {
    expect(loadConfig({ PORT: '1', PG_HOST: 'elsewhere', SESSION_SECRET: 'x' })).toMatchObject({
      PORT: 3000,
      PG_HOST: '127.0.0.1',
    })
  })
})
