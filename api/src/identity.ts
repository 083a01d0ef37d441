import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Option, OptionQuery } from './shared/crud.ts'
import { errors } from './shared/errors.ts'
import { Named } from './shared/fields.ts'
import { Id, IdParams } from './shared/ids.ts'
import { label } from './shared/label.ts'

/** What a person picker needs: the pinyin lets the browser search as one types. */
export const Person = Option.extend({
  avatar: z.string().nullable(),
  post: z.string().nullable(),
  departmentId: Id.nullable(),
  pinyin: z.string(),
  status: z.string(),
})
export type Person = z.output<typeof Person>

export const Department = z.object({
  id: Id,
  code: z.string().nullable(),
  name: z.string(),
  parentId: Id.nullable(),
  leader: Named.nullable(),
  sort: z.int(),
  status: z.string(),
  headCount: z.int(),
})
export type Department = z.output<typeof Department>

export const Profile = z.object({
  id: Id,
  displayName: z.string(),
  avatar: z.string(),
  applyId: Id,
  permissions: z.array(z.string()),
  isSuper: z.boolean(),
  department: Named.nullable(),
  company: z.string(),
})
export type Profile = z.output<typeof Profile>

const Token = z.object({ token: z.string() })

export const identity = {
  user: {
    all: endpoint({
      method: 'GET',
      path: '/api/user/all',
      title: label('可选人员', 'Choose people'),
      access: 'signed-in',
      query: OptionQuery,
      result: z.array(Person),
    }),
    show: endpoint({
      method: 'GET',
      path: '/api/user/show/:id',
      title: label('查看人员', 'Show a person'),
      access: { permission: 'user:show' },
      params: IdParams,
      result: Person.extend({ email: z.string().nullable(), employeeNo: z.string().nullable() }),
    }),
    profile: endpoint({
      method: 'GET',
      path: '/api/user/profile',
      title: label('我的资料', 'My profile'),
      access: 'signed-in',
      result: Profile,
    }),
  },
  department: {
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
  },
}

/** Registered only outside production, until real logins exist. */
export const development = {
  people: endpoint({
    method: 'GET',
    path: '/api/dev/people',
    title: label('演示人员', 'Demo people'),
    access: 'public',
    result: z.array(
      z.object({ id: Id, tenantId: Id, company: z.string(), name: z.string(), post: z.string().nullable() }),
    ),
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/dev/signIn',
    title: label('演示登录', 'Demo sign-in'),
    access: 'public',
    body: z.strictObject({ tenantId: Id, userId: Id }),
    result: Token,
  }),
}

export const identityErrors = errors({
  'user.not_found': [42001, 404, '人员不存在', 'No such person'],
})
