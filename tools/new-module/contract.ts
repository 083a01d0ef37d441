export const contract = `import type { z } from 'zod'
import { crud } from './shared/crud.ts'
import { errors } from './shared/errors.ts'
import { optional } from './shared/field-meta.ts'
import { choice, department, longText, person, text } from './shared/fields.ts'
import { label } from './shared/label.ts'
import { record } from './shared/record.ts'

export const $pascal$ = record({
  name: '$camel$',
  table: '$snake$',
  label: label('$zh$', '$en$'),
  fields: {
    name: text('$zh$名称', '$en$ name'),
    status: choice('状态', 'Status', [
      ['enabled', '启用', 'Enabled', 'green'],
      ['disabled', '停用', 'Disabled', 'grey'],
    ]),
    owner: optional(person('负责人', 'Owner')),
    department: optional(department('所属部门', 'Department')),
    remark: optional(longText('备注', 'Remark', { max: 500 })),
  },
  title: 'name',
  search: ['name'],
  list: ['code', 'name', 'status', 'owner', 'department', 'createdAt', 'updatedAt'],
  sort: ['createdAt', 'updatedAt', 'code', 'name'],
  defaultSort: '-createdAt',
  scope: 'owner',
})
export type $pascal$ = z.output<typeof $pascal$.answer>

export const $camel$ = crud($pascal$)

export const $camel$Errors = errors({
  '$camel$.name_taken': [$errorBlock$001, 409, '已有同名的$zh$', 'A $lower$ with this name exists'],
})
`

export const pages = `import { label } from '../shared/label.ts'
import { definePages, recordPages } from '../shared/pages.ts'

export const $camel$Pages = definePages(
  recordPages({
    subject: '$camel$',
    path: '/$camel$',
    noun: label('$zh$', '$en$'),
    title: label('$zh$', '$enPlural$'),
    menu: { name: '$pascal$', icon: 'appstore' },
  }),
)
`
