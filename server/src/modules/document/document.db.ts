import { owns } from '#kernel/db/db.ts'

export const own = owns('document_folder', 'project_document', 'document_version', 'document_download')
