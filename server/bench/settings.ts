/** The server is measured as customers run it; the secrets open nothing but a database of made-up companies. */
export const productionEnv: Readonly<Record<string, string>> = {
  NODE_ENV: 'production',
  SRM_LOG_LEVEL: 'warn',
  SRM_DEV_SIGN_IN: 'off',
  SRM_PUBLIC_URL: 'https://srm.example.com/public/admin/',
  SRM_TRUST_PROXY: 'loopback',
  SRM_SESSION_SECRET: 'bQ7zv1LrXw9mPd3sTb5yHn8cJf2gAe6u',
  SRM_FILE_SECRET: 'bE4xNq8WkM1rVt7bZc3yLp9sHd5jGf2a',
  SRM_LOG_SECRET: 'bN2qTz8WmK5rXb9cLy3pJs6dHg4fUe1a',
  SRM_SMS_SECRET: 'bT6wRj2XnC9vLk4yQb8zGm1dHs7fUe3a',
  SRM_FIELD_KEYS: 'k1=bB5nWq2XmK8rVt4bZc7yLp1sHd9jGf3a',
  SRM_FIELD_INDEX_SECRET: 'bM3kTq9WxN6rVb2cJy8pLs5dHg1fUe7a',
  SRM_SMS_PROVIDER: 'aliyun',
  SRM_SMS_KEY_ID: 'id',
  SRM_SMS_KEY_SECRET: 'key',
  SRM_SMS_TEMPLATES: 'code=SMS_1',
}
