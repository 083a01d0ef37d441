import { uploadLimit } from '@srm/api/file'
import { t } from '../lib.texts.ts'
import { useSession } from '../session/session.ts'

const megabyte = 1024 * 1024

/** The company's own limit for one file, in bytes. */
const limit = (): number => useSession.getState().profile?.uploadLimit ?? uploadLimit

export const limitInMegabytes = (): number => Math.floor(limit() / megabyte)

/** Rounded up: a file a little over the limit must not read as if it kept to it. */
const sizeOf = (file: File): string => (Math.ceil((file.size / megabyte) * 10) / 10).toFixed(1)

/** Why a file is too large to be sent, by name and size; undefined when it is not. */
export const tooLargeText = (file: File): string | undefined =>
  file.size > limit() ? t('tooLarge', { limit: limitInMegabytes(), name: file.name, size: sizeOf(file) }) : undefined
