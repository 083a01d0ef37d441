import { readFileSync } from 'node:fs'

/** The release, as the package says it. */
export const version = (
  JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')) as { version: string }
).version
