import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadConfig } from './config.ts'

const good = {
  NODE_ENV: 'production',
  SRM_DEV_SIGN_IN: 'off',
  SRM_SESSION_SECRET: 'kQ7zv1LrXw9mPd3sTb5yHn8cJf2gAe6u',
  SRM_FILE_SECRET: 'uE4xNq8WkM1rVt7bZc3yLp9sHd5jGf2a',
  SRM_SMS_SECRET: 'pT6wRj2XnC9vLk4yQb8zGm1dHs7fUe3a',
  SRM_FIELD_KEYS: 'k1=hB5nWq2XmK8rVt4bZc7yLp1sHd9jGf3a',
  SRM_FIELD_INDEX_SECRET: 'zM3kTq9WxN6rVb2cJy8pLs5dHg1fUe7a',
  SRM_SMS_PROVIDER: 'aliyun',
  SRM_SMS_KEY_ID: 'id',
  SRM_SMS_KEY_SECRET: 'key',
  SRM_SMS_TEMPLATES: 'code=SMS_1,notice=SMS_2',
}

describe('settings', () => {
  it('have defaults for a developer, and none of them opens a door in production', () => {
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
    ['the default key for account numbers', { SRM_FIELD_KEYS: undefined }, 'FIELD_KEYS is weak'],
    ['the default fingerprint', { SRM_FIELD_INDEX_SECRET: undefined }, 'FIELD_INDEX_SECRET is weak'],
    ['codes made from the session secret', { SRM_SMS_SECRET: good.SRM_SESSION_SECRET }, 'SMS_SECRET must differ'],
    ['messages into the log', { SRM_SMS_PROVIDER: 'console' }, 'SMS_PROVIDER must be'],
    ['messages into the log, by default', { SRM_SMS_PROVIDER: undefined }, 'SMS_PROVIDER must be'],
    ['a provider without its keys', { SRM_SMS_KEY_SECRET: undefined }, 'SMS_KEY_SECRET'],
    ['a provider without a template for codes', { SRM_SMS_TEMPLATES: 'notice=SMS_2' }, 'template for code'],
    ['tencent without the application', { SRM_SMS_PROVIDER: 'tencent' }, 'SMS_APP_ID'],
    ['a store without its keys', { SRM_STORAGE: 's3', SRM_S3_BUCKET: 'b' }, 'STORAGE=s3 needs'],
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
    ['NODE_ENV', 'staging'],
  ])('refuse %s = %s everywhere', (name, value) => {
    expect(() => loadConfig({ [name]: value })).toThrow(/Invalid|Too|expected/)
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
