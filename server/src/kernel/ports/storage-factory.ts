import type { Config } from '../config.ts'
import { localStorage } from './storage-local.ts'
import { s3Storage } from './storage-s3.ts'
import type { Storage } from './storage.ts'

export const createStorage = (config: Config): Storage =>
  config.STORAGE === 's3' ? s3Storage(config) : localStorage(config.STORAGE_DIR)
