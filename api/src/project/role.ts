import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../shared/ids.ts'
import { label } from '../shared/label.ts'

/** `own`: what is theirs of it, and making more; what others have of it stays closed. */
export const roleLevels = ['none', 'own', 'read', 'edit'] as const
export type RoleLevel = (typeof roleLevels)[number]

const Level = z.enum(roleLevels)

/** What one role has of each part of the page; `changed` where that is not what comes with the product. */
const RoleRight = z.object({ role: z.string(), tab: z.string(), level: Level, isChanged: z.boolean() })
export type RoleRight = z.output<typeof RoleRight>

const Tab = z.object({ key: z.string(), title: z.string() })

export const projectRole = {
  rights: endpoint({
    method: 'GET',
    path: '/api/project_role/rights/:classifyId',
    family: 'project_role',
    title: label('项目角色权限', 'What roles in projects open'),
    access: { permission: 'project:list' },
    params: z.strictObject({ classifyId: Id }),
    result: z.object({ tabs: z.array(Tab), rights: z.array(RoleRight) }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/project_role/rights/:classifyId',
    family: 'project_role',
    title: label('设置项目角色权限', 'Say what roles in projects open'),
    access: { permission: 'projectRole:update' },
    params: z.strictObject({ classifyId: Id }),
    body: z.strictObject({
      rights: z.array(z.strictObject({ role: z.string().max(50), tab: z.string().max(50), level: Level })).max(500),
    }),
    result: z.object({ id: Id }),
  }),
}
