import type { z } from 'zod'
import { crud } from './shared/crud.ts'
import { errors } from './shared/errors.ts'
import { optional } from './shared/field-meta.ts'
import { choice, longText, persons, text } from './shared/fields.ts'
import { label } from './shared/label.ts'
import { record } from './shared/record.ts'

export const UserGroup = record({
  name: 'userGroup',
  table: 'user_group',
  label: label('用户组', 'User group'),
  fields: {
    name: text('名称', 'Name'),
    status: choice('状态', 'Status', [
      ['enabled', '启用', 'Enabled', 'green'],
      ['disabled', '停用', 'Disabled', 'grey'],
    ]),
    members: persons('成员', 'Members', { max: 200 }).default([]),
    remark: optional(longText('备注', 'Remark', { max: 500 })),
  },
  title: 'name',
  search: ['name'],
  list: ['code', 'name', 'status', 'members', 'remark', 'updatedAt', 'createdAt'],
  sort: ['createdAt', 'updatedAt', 'code', 'name'],
  defaultSort: '-createdAt',
  scope: 'tenant',
})
export type UserGroup = z.output<typeof UserGroup.answer>

export const userGroup = crud(UserGroup)

export const userGroupErrors = errors({
  'userGroup.name_taken': [60001, 409, '已有同名的用户组', 'A user group with this name exists'],
})
