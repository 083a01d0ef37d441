import type { z } from 'zod'
import { crud } from '../shared/crud.ts'
import { documentStates } from '../shared/document-states.ts'
import { optional } from '../shared/field-meta.ts'
import { attachments, choice, department, longText, person, ref, text } from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'

const described = record({
  name: 'projectRequest',
  table: 'project_request',
  label: label('立项结项申请', 'Project request'),
  fields: {
    project: ref('项目', 'Project', 'project'),
    kind: choice('申请类型', 'Asks to', [
      ['open', '立项', 'Open', 'blue'],
      ['close', '结项', 'Close', 'green'],
    ]),
    /** Made of the two above. */
    title: text('标题', 'Title', { max: 200 }),
    reason: longText('申请说明', 'Why', { max: 2000 }),
    attachments: attachments('附件', 'Attachments').default([]),
    owner: optional(person('申请人', 'Applicant')),
    department: optional(department('申请部门', 'Department')),
    status: choice('状态', 'Status', documentStates),
  },
  title: 'title',
  search: ['title'],
  list: ['code', 'title', 'kind', 'project', 'status', 'owner', 'department', 'createdAt', 'updatedAt'],
  sort: ['createdAt', 'updatedAt', 'title', 'status'],
  defaultSort: '-createdAt',
  scope: 'owner',
})

/** Written by the product and by the approval. */
const managedFields = { title: true, owner: true, department: true, status: true } as const

export const ProjectRequest = {
  ...described,
  create: described.create.omit(managedFields),
  update: described.update.omit(managedFields),
}
export type ProjectRequest = z.output<typeof ProjectRequest.answer>

export const projectRequest = crud(ProjectRequest)
