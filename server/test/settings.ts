const variable = 'TEST_TEMPLATE_DATABASE'

/** Two runs side by side must not take each other's database: each names its own, after its process. */
export const nameTemplate = (): string => {
  process.env[variable] = `srm_test_${process.pid}_template`
  return process.env[variable]
}

export const templateDatabase = (): string => process.env[variable] ?? 'srm_test_0_template'

/** Nothing is taken from the developer's own settings, so that tests run alike everywhere. */
export const testEnvironment = (database: string, more: Record<string, string> = {}): Record<string, string> => ({
  NODE_ENV: 'test',
  SRM_PG_DATABASE: database,
  SRM_PG_POOL: '6',
  SRM_PORT: '0',
  SRM_LOG_LEVEL: 'silent',
  SRM_AUTHORITY_MS: '0',
  SRM_STORAGE_DIR: `.data/${database}`,
  SRM_REDIS_URL: 'redis://127.0.0.1:6379/9',
  ...more,
})
