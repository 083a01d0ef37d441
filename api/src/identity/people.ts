import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { crud, Option, OptionQuery } from '../shared/crud.ts'
import { optional } from '../shared/field-meta.ts'
import { choice, date, department, email, longText, mobile, NamedRef, person, refs, text } from '../shared/fields.ts'
import { Id, IdParams, IdResult } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'

/** What a person picker needs: the pinyin lets the browser search as one types. */
export const Person = Option.extend({
  avatar: z.string().nullable(),
  post: z.string().nullable(),
  departmentId: Id.nullable(),
  pinyin: z.string(),
  status: z.string(),
})
export type Person = z.output<typeof Person>

/** An employee. The code is the employee number. */
export const User = record({
  name: 'user',
  table: 'user',
  label: label('员工', 'Employee'),
  fields: {
    displayName: text('姓名', 'Name', { max: 50 }),
    username: text('登录名', 'User name', { max: 50 }),
    mobile: optional(mobile('手机号', 'Mobile')),
    email: optional(email('邮箱', 'Email')),
    department: optional(department('主部门', 'Department')),
    otherDepartments: refs('兼任部门', 'Other departments', 'department', { max: 20 }).default([]),
    post: optional(text('岗位', 'Post', { max: 50 })),
    superior: optional(person('直属上级', 'Superior')),
    roles: refs('角色', 'Roles', 'role', { max: 20 }).default([]),
    hireDate: optional(date('入职日期', 'Hired on')),
    status: choice('状态', 'Status', [
      ['active', '在职', 'At work', 'green'],
      ['disabled', '停用', 'Disabled', 'grey'],
      ['left', '离职', 'Left', 'dark'],
    ]),
    remark: optional(longText('备注', 'Remark', { max: 500 })),
  },
  title: 'displayName',
  search: ['displayName', 'username', 'mobile', 'email', 'post'],
  list: [
    'code',
    'displayName',
    'username',
    'mobile',
    'department',
    'post',
    'superior',
    'roles',
    'hireDate',
    'status',
    'email',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'code', 'displayName', 'hireDate', 'status'],
  defaultSort: '-createdAt',
  scope: 'tenant',
})
export type User = z.output<typeof User.answer>

const { all: _, create, ...calls } = crud(User)

/** The password is shown once to the administrator, who hands it on; the person must change it at first use. */
const Initial = z.object({ password: z.string() })

/** What a leaver holds, by kind; nothing may be left hanging. */
export const Handover = z.object({
  kind: z.string(),
  title: z.string(),
  count: z.int(),
  samples: z.array(NamedRef).max(5),
})
export type Handover = z.output<typeof Handover>

export const user = {
  ...calls,
  create: { ...create, secret: true as const, result: IdResult.extend({ code: z.string(), password: z.string() }) },
  all: endpoint({
    method: 'GET',
    path: '/api/user/all',
    title: label('可选人员', 'Choose people'),
    access: 'signed-in',
    query: OptionQuery,
    result: z.array(Person),
  }),
  put: endpoint({ ...calls.update, path: '/api/user/:id', title: label('修改用户', 'Update a user') }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/user/resetPassword/:id',
    title: label('重置密码', 'Reset a password'),
    access: { permission: 'user:resetPassword' },
    params: IdParams,
    secret: true,
    result: Initial,
  }),
  enable: endpoint({
    method: 'POST',
    path: '/api/user/enable/:id',
    title: label('启用用户', 'Enable a user'),
    access: { permission: 'user:update' },
    params: IdParams,
    result: IdResult,
  }),
  disable: endpoint({
    method: 'POST',
    path: '/api/user/disable/:id',
    title: label('停用用户', 'Disable a user'),
    access: { permission: 'user:update' },
    params: IdParams,
    result: IdResult,
  }),
  holdings: endpoint({
    method: 'GET',
    path: '/api/user/holdings/:id',
    title: label('离职交接：名下事项', 'Hand-over: what a person holds'),
    access: { permission: 'user:handOver' },
    params: IdParams,
    result: z.array(Handover),
  }),
  handOver: endpoint({
    method: 'POST',
    path: '/api/user/handOver/:id',
    title: label('离职交接', 'Hand over'),
    access: { permission: 'user:handOver' },
    params: IdParams,
    body: z.strictObject({
      /** kind → successor; every kind with something open needs one. */
      successors: z.record(z.string().max(50), Id),
      leave: z.boolean(),
    }),
    result: z.object({ moved: z.record(z.string(), z.int()) }),
  }),
}

export const Department = z.object({
  id: Id,
  code: z.string().nullable(),
  name: z.string(),
  parentId: Id.nullable(),
  leader: NamedRef.nullable(),
  deputies: z.array(Id),
  sort: z.int(),
  status: z.string(),
  headCount: z.int(),
  version: z.int(),
})
export type Department = z.output<typeof Department>

const DepartmentBody = z.strictObject({
  name: z.string().trim().min(1, { error: '不能为空' }).max(50),
  code: z.string().trim().max(20).nullable().optional(),
  parentId: Id.nullable().optional(),
  leaderId: Id.nullable().optional(),
  deputies: z.array(Id).max(10).optional(),
  status: z.enum(['enabled', 'disabled']).optional(),
})

export const departments = {
  list: endpoint({
    method: 'GET',
    path: '/api/department',
    title: label('部门列表', 'Departments'),
    access: 'signed-in',
    result: z.array(Department),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/department/show/:id',
    title: label('查看部门', 'Show a department'),
    access: { permission: 'department:show' },
    params: IdParams,
    result: Department,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/department/create',
    title: label('新增部门', 'Add a department'),
    access: { permission: 'department:create' },
    body: DepartmentBody,
    result: IdResult,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/department/update/:id',
    title: label('修改部门', 'Change a department'),
    access: { permission: 'department:update' },
    params: IdParams,
    body: DepartmentBody.omit({ parentId: true }).partial().extend({ version: z.int() }),
    result: IdResult,
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/department/move/:id',
    title: label('移动部门', 'Move a department'),
    access: { permission: 'department:update' },
    params: IdParams,
    /** Before which sibling; last when left out. */
    body: z.strictObject({ parentId: Id.nullable(), before: Id.nullable().optional() }),
    result: IdResult,
  }),
  merge: endpoint({
    method: 'POST',
    path: '/api/department/merge/:id',
    title: label('合并部门', 'Merge a department into another'),
    access: { permission: 'department:merge' },
    params: IdParams,
    body: z.strictObject({ into: Id }),
    result: z.object({ people: z.int(), departments: z.int() }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/department/delete/:id',
    title: label('删除部门', 'Delete a department'),
    access: { permission: 'department:delete' },
    params: IdParams,
    result: IdResult,
  }),
}
