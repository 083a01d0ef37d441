import { detailPath } from '../approval.paths.ts'

/** Enough of it that nobody makes another content with the same, and few enough for a small code. */
const length = 16

/** Where a sheet of paper leads: the approval, with what the paper says its content was. */
export const proofUrl = (id: string, sha256: string): string =>
  `${location.origin}${location.pathname}#${detailPath(id)}&sheet=${sha256.slice(0, length)}`

/** Whether paper and record say the same; nothing where no paper was held against it. */
export const matchesSheet = (sheet: string | null, sha256: string): boolean | undefined =>
  sheet === null ? undefined : sheet.length === length && sha256.startsWith(sheet)
