import type { FileView } from '@srm/api/shared/fields'

export type FileKind = 'image' | 'pdf' | 'word' | 'workbook' | 'sheet' | 'other'

/** How a file is shown. Of the office formats only the newer ones can be looked into. */
export const kindOf = ({ mime, name }: Pick<FileView, 'mime' | 'name'>): FileKind => {
  if (mime.startsWith('image/')) return 'image'
  if (mime === 'application/pdf') return 'pdf'
  if (mime.endsWith('wordprocessingml.document') || /\.docx$/i.test(name)) return 'word'
  if (mime.endsWith('spreadsheetml.sheet')) return 'workbook'
  if (/\.(xlsx?|csv)$/i.test(name)) return 'sheet'
  return 'other'
}
