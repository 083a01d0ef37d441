const variable = 'TEST_TEMPLATE_DATABASE'

/** The port of the cluster the tests may use; set once for all workers of a run. */
export const clusterPort = 'TEST_PG_PORT'

/** Two runs side by side must not take each other's database: each names its own, after its process. */
export const nameTemplate = (): string => {
  process.env[variable] = `srm_test_${process.pid}_template`
  return process.env[variable]
}

export const templateDatabase = (): string => process.env[variable] ?? 'srm_test_0_template'

/** What the names of all databases of a run begin with: it drops them when it ends. */
export const databasesOfRun = (): string => templateDatabase().replace(/template$/, '')

/** Nothing is taken from the developer's own settings, so that tests run alike everywhere. */
export const testEnvironment = (database: string, more: Record<string, string> = {}): Record<string, string> => ({
  NODE_ENV: 'test',
  SRM_PG_DATABASE: database,
  SRM_PG_PORT: process.env[clusterPort] ?? '5432',
  SRM_PG_POOL: '6',
  // A worker runs the files of all modules, one after the other.
  SRM_PG_STATEMENTS: '50000',
  SRM_PORT: '0',
  SRM_LOG_LEVEL: 'silent',
  SRM_AUTHORITY_MS: '0',
  SRM_SLOW_DOWN_MS: '1',
  SRM_STORAGE_DIR: `.data/${database}`,
  SRM_LOG_HEADS_DIR: `.data/${database}`,
  SRM_REDIS_URL: 'redis://127.0.0.1:6379/9',
  ...more,
})

/** What the server demands before it starts in production. */
export const productionSettings = {
  NODE_ENV: 'production',
  SRM_DEV_SIGN_IN: 'off',
  SRM_PUBLIC_URL: 'https://srm.example.com/public/admin/',
  SRM_TRUST_PROXY: 'loopback',
  SRM_SESSION_SECRET: 'kQ7zv1LrXw9mPd3sTb5yHn8cJf2gAe6u',
  SRM_FILE_SECRET: 'uE4xNq8WkM1rVt7bZc3yLp9sHd5jGf2a',
  SRM_SMS_SECRET: 'pT6wRj2XnC9vLk4yQb8zGm1dHs7fUe3a',
  SRM_LOG_SECRET: 'nV2qTz8WmK5rXb9cLy3pJs6dHg4fUe1a',
  SRM_FIELD_KEYS: 'k1=hB5nWq2XmK8rVt4bZc7yLp1sHd9jGf3a',
  SRM_QUOTE_KEY: 'k1=pL7wQz3RnT9sVb5YxK1mGh8dCj4fXa2e',
  SRM_FIELD_INDEX_SECRET: 'zM3kTq9WxN6rVb2cJy8pLs5dHg1fUe7a',
  SRM_SMS_PROVIDER: 'aliyun',
  SRM_SMS_KEY_ID: 'id',
  SRM_SMS_KEY_SECRET: 'key',
  SRM_SMS_TEMPLATES: 'code=SMS_1,notice=SMS_2',
}
