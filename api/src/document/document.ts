import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { crud } from '../shared/crud.ts'
import { optional } from '../shared/field-meta.ts'
import { attachments, choice, FileView, integer, longText, multiDict, ref, text } from '../shared/fields.ts'
import { Id, IdParams } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'

const described = record({
  name: 'projectDocument',
  table: 'project_document',
  label: label('项目文档', 'Project document'),
  fields: {
    project: ref('项目', 'Project', 'project'),
    name: text('文档名称', 'Name'),
    folder: optional(ref('文件夹', 'Folder', 'documentFolder')),
    kind: choice('类别', 'Kind', [
      ['plan', '方案', 'Proposal', 'blue'],
      ['quote', '报价', 'Quote', 'orange'],
      ['contract', '合同', 'Contract', 'green'],
      ['design', '设计', 'Design', '#7b61d1'],
      ['manual', '执行手册', 'Manual', 'dark'],
      ['summary', '总结', 'Summary', 'grey'],
    ]),
    /** Nobody named is everybody who sees the project. */
    roles: multiDict('可见角色', 'Visible to', 'projectRole', { max: 20 }).default([]),
    /** Of the newest version. */
    file: attachments('文件', 'File', { max: 1 }).default([]),
    currentVersion: integer('版本', 'Version'),
    remark: optional(longText('说明', 'Notes', { max: 500 })),
  },
  title: 'name',
  search: ['name'],
  list: ['code', 'name', 'kind', 'folder', 'roles', 'file', 'currentVersion', 'project', 'createdAt', 'updatedAt'],
  sort: ['createdAt', 'updatedAt', 'name'],
  defaultSort: 'name',
  scope: { through: 'project' },
})

export const ProjectDocument = {
  ...described,
  create: described.create.omit({ currentVersion: true }),
  /** Another file is another version. */
  update: described.update.omit({ currentVersion: true, file: true }),
}
export type ProjectDocument = z.output<typeof ProjectDocument.answer>

const DocumentNode = z.object({
  id: Id,
  version: z.int(),
  name: z.string(),
  kind: z.enum(['plan', 'quote', 'contract', 'design', 'manual', 'summary']),
  folderId: Id.nullable(),
  /** In words; nobody named is everybody who sees the project. */
  roles: z.array(z.string()),
  currentVersion: z.int(),
  file: FileView.nullable(),
  updatedAt: z.string(),
  updatedBy: z.string().nullable(),
})
export type DocumentNode = z.output<typeof DocumentNode>

const FolderNode = z.object({
  id: Id,
  version: z.int(),
  name: z.string(),
  parentId: Id.nullable(),
})
export type FolderNode = z.output<typeof FolderNode>

const DocumentTree = z.object({
  /** Whether the project is still open and the caller may change it. */
  canEdit: z.boolean(),
  folders: z.array(FolderNode),
  documents: z.array(DocumentNode),
})
export type DocumentTree = z.output<typeof DocumentTree>

const DocumentVersion = z.object({
  id: Id,
  number: z.int(),
  note: z.string().nullable(),
  by: z.string().nullable(),
  at: z.string(),
  file: FileView.nullable(),
})
export type DocumentVersion = z.output<typeof DocumentVersion>

const DocumentDownload = z.object({ id: Id, number: z.int(), contact: z.string(), address: z.string(), at: z.string() })
export type DocumentDownload = z.output<typeof DocumentDownload>

const onDocument = { family: 'project_document', params: IdParams } as const

export const projectDocument = {
  ...crud(ProjectDocument),
  tree: endpoint({
    method: 'GET',
    path: '/api/project_document/tree',
    family: 'project_document',
    title: label('项目文档目录', 'Documents of a project'),
    access: { permission: 'projectDocument:list' },
    query: z.strictObject({ projectId: Id }),
    result: DocumentTree,
  }),
  versions: endpoint({
    ...onDocument,
    method: 'GET',
    path: '/api/project_document/versions/:id',
    title: label('文档历史版本', 'Versions of a document'),
    access: { permission: 'projectDocument:show' },
    result: z.array(DocumentVersion),
  }),
  addVersion: endpoint({
    ...onDocument,
    method: 'POST',
    path: '/api/project_document/addVersion/:id',
    title: label('上传文档新版本', 'Add a version of a document'),
    access: { permission: 'projectDocument:update' },
    body: z.strictObject({ version: z.int(), file: Id, note: z.string().trim().min(1).max(200).optional() }),
    result: z.object({ id: Id, version: z.int() }),
  }),
  downloads: endpoint({
    ...onDocument,
    method: 'GET',
    path: '/api/project_document/downloads/:id',
    title: label('文档下载记录', 'Who outside downloaded a document'),
    access: { permission: 'projectDocument:show' },
    result: z.array(DocumentDownload),
  }),
}
