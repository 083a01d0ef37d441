import type { z } from 'zod'
import { optional } from '../shared/field-meta.ts'
import { date, dict, mobile, person, ref, text } from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { crud } from '../shared/crud.ts'

/** Who works on a project: a colleague, or somebody from outside by name. */
export const ProjectMember = record({
  name: 'projectMember',
  table: 'project_member',
  label: label('项目成员', 'Project member'),
  fields: {
    project: ref('项目', 'Project', 'project'),
    user: optional(person('员工', 'Colleague')),
    name: text('姓名', 'Name', { max: 50 }),
    company: optional(text('单位', 'Company')),
    mobile: optional(mobile('手机', 'Mobile')),
    role: dict('项目角色', 'Role', 'projectRole'),
    joinedOn: optional(date('加入日期', 'Joined')),
    leftOn: optional(date('退出日期', 'Left')),
    remark: optional(text('备注', 'Remark', { max: 200 })),
  },
  title: 'name',
  search: ['name', 'company'],
  list: ['code', 'name', 'user', 'role', 'company', 'mobile', 'joinedOn', 'leftOn', 'project', 'remark', 'createdAt'],
  sort: ['createdAt', 'name', 'joinedOn'],
  defaultSort: 'createdAt',
  scope: { through: 'project' },
})
export type ProjectMember = z.output<typeof ProjectMember.answer>

export const projectMember = crud(ProjectMember)
