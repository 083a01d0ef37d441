import type { document } from '@srm/api/document'
import type { Input } from '@srm/api/endpoint'

type Body<E> = Input<E> extends { body: infer B } ? B : never

let count = 0
const next = (): string => String((count += 1))

type FolderBody = Body<typeof document.folder.create>

/** The project is put in by whoever has one. */
export const aDocumentFolder = (more: Partial<FolderBody> = {}): FolderBody => ({
  project: '',
  name: `文件夹${next()}`,
  ...more,
})

type DocumentBody = Body<typeof document.document.create>

export const aProjectDocument = (more: Partial<DocumentBody> = {}): DocumentBody => ({
  project: '',
  name: `文档${next()}`,
  kind: 'plan',
  ...more,
})
