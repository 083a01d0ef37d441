import type { FileView } from '@srm/api/shared/fields'

export type FileKind = 'image' | 'pdf' | 'word' | 'sheet' | 'other'

/** How a file is shown. Only the newer Word format can be read in a browser. */
export const kindOf = ({ mime, name }: Pick<FileView, 'mime' | 'name'>): FileKind => {
  if (mime.startsWith('image/')) return 'image'
  if (mime === 'application/pdf') return 'pdf'
  if (mime.endsWith('wordprocessingml.document') || /\.docx$/i.test(name)) return 'word'
  if (mime.endsWith('spreadsheetml.sheet') || /\.(xlsx?|csv)$/i.test(name)) return 'sheet'
  return 'other'
}
