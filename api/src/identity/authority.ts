import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { crud } from '../shared/crud.ts'
import { optional } from '../shared/field-meta.ts'
import { choice, longText, refs, tags, text } from '../shared/fields.ts'
import { Id, IdParams } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'

export const scopes = [
  ['all', '全部数据', 'Everything'],
  ['below', '本部门及以下', 'Own department and below'],
  ['department', '本部门', 'Own department'],
  ['self', '仅本人', 'Own records only'],
  ['custom', '自定义部门', 'Chosen departments'],
] as const
export type RoleScope = (typeof scopes)[number][0]

/** What a role's holder does not get to see in full. */
export const masks = [
  ['cost', '隐藏成本价', 'Hide cost prices'],
  ['income', '隐藏销售金额', 'Hide sales amounts'],
  ['mobile', '手机号脱敏', 'Mask mobile numbers'],
  ['bankAccount', '银行账号脱敏', 'Mask bank accounts'],
  ['idNumber', '身份证号脱敏', 'Mask identity numbers'],
] as const
export type Mask = (typeof masks)[number][0]

export const Role = record({
  name: 'role',
  table: 'role',
  label: label('角色', 'Role'),
  fields: {
    name: text('角色名称', 'Name', { max: 50 }),
    description: optional(longText('说明', 'Description', { max: 200 })),
    kind: choice('类型', 'Kind', [
      ['builtin', '内置', 'Built-in', 'blue'],
      ['custom', '自定义', 'Custom', 'grey'],
    ]).default('custom'),
    scope: choice('数据范围', 'Data scope', scopes),
    departments: refs('自定义部门', 'Chosen departments', 'department', { max: 500 }).default([]),
    permissions: tags('权限', 'Permissions', { max: 2000, length: 60 }).default([]),
    masks: tags('字段脱敏', 'Field masks', { max: 20, words: masks }).default([]),
    status: choice('状态', 'Status', [
      ['enabled', '启用', 'Enabled', 'green'],
      ['disabled', '停用', 'Disabled', 'grey'],
    ]).default('enabled'),
  },
  title: 'name',
  search: ['name', 'description'],
  list: ['code', 'name', 'description', 'kind', 'scope', 'masks', 'status', 'createdAt', 'updatedAt'],
  sort: ['createdAt', 'updatedAt', 'code', 'name'],
  defaultSort: 'createdAt',
  scope: 'tenant',
})
export type Role = z.output<typeof Role.answer>

/** What a new role may begin from. */
export const roleTemplates = ['buying', 'finance', 'reading'] as const
export type RoleTemplate = (typeof roleTemplates)[number]

/** Codes no one person may hold together. */
const Duty = z.strictObject({
  left: z.string().max(60),
  right: z.string().max(60),
  reason: z.string().trim().min(1).max(100),
})
export type Duty = z.output<typeof Duty>

export const role = {
  ...crud(Role),
  getPermCode: endpoint({
    method: 'GET',
    allowedWhenExpired: 'renewal',
    path: '/api/role/getPermCode',
    title: label('我的权限码', 'My permission codes'),
    access: 'signed-in',
    keys: true,
    result: z.array(z.string()),
  }),
  /** Every code there is, by what it belongs to, in the order of the menu, for the role page. */
  catalog: endpoint({
    method: 'GET',
    path: '/api/role/catalog',
    title: label('权限目录', 'Permission catalog'),
    access: { permission: 'role:show' },
    result: z.array(
      z.object({
        subject: z.string(),
        title: z.string(),
        /** The area of the menu its pages stand in. */
        area: z.object({ name: z.string(), title: z.string() }),
        /** Whether it has a menu entry of its own. */
        inMenu: z.boolean(),
        /** As its record declares it: limited by the data scope, or shared by the whole company. */
        scope: z.enum(['owner', 'tenant']).nullable(),
        /** With each code the templates that begin with it. */
        codes: z.array(z.object({ code: z.string(), title: z.string(), templates: z.array(z.enum(roleTemplates)) })),
      }),
    ),
  }),
  members: endpoint({
    method: 'GET',
    path: '/api/role/members',
    title: label('角色人数', 'People per role'),
    access: { permission: 'role:list' },
    result: z.record(z.string(), z.int()),
  }),
  assign: endpoint({
    method: 'POST',
    path: '/api/role/assign/:id',
    title: label('分配成员', 'Assign members'),
    access: { permission: 'role:assign' },
    params: IdParams,
    body: z.strictObject({ add: z.array(Id).max(500).default([]), remove: z.array(Id).max(500).default([]) }),
    result: z.object({ changed: z.int() }),
  }),
  /** A short token that sees what the role sees and changes nothing. */
  seeAs: endpoint({
    method: 'POST',
    path: '/api/role/seeAs/:id',
    title: label('以角色查看', 'See as a role'),
    access: { permission: 'role:seeAs' },
    params: IdParams,
    secret: true,
    result: z.object({ token: z.string(), expiresAt: z.string() }),
  }),
  duties: endpoint({
    method: 'GET',
    path: '/api/role/duties',
    title: label('职责分离规则', 'Separation of duties'),
    access: { permission: 'role:show' },
    result: z.array(Duty),
  }),
  setDuties: endpoint({
    method: 'PUT',
    path: '/api/role/duties',
    title: label('修改职责分离规则', 'Change the separation of duties'),
    access: { permission: 'role:duties' },
    body: z.strictObject({ duties: z.array(Duty).max(100) }),
    result: z.object({ done: z.boolean() }),
  }),
}
