import type { z } from 'zod'
import { crud } from '../shared/crud.ts'
import { optional } from '../shared/field-meta.ts'
import { integer, ref, text } from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'

export const DocumentFolder = record({
  name: 'documentFolder',
  table: 'document_folder',
  label: label('文件夹', 'Folder'),
  fields: {
    project: ref('项目', 'Project', 'project'),
    name: text('名称', 'Name', { max: 50 }),
    parent: optional(ref('上级文件夹', 'Above', 'documentFolder')),
    sort: integer('顺序', 'Order', { max: 9999 }).default(0),
  },
  title: 'name',
  search: ['name'],
  list: ['code', 'name', 'parent', 'sort', 'project', 'createdAt', 'updatedAt'],
  sort: ['createdAt', 'updatedAt', 'sort'],
  defaultSort: 'sort',
  scope: { through: 'project' },
})
export type DocumentFolder = z.output<typeof DocumentFolder.answer>

export const folder = crud(DocumentFolder)
