import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { NamedRef } from '../shared/fields.ts'
import { Id } from '../shared/ids.ts'
import { label } from '../shared/label.ts'

const LogQuery = z.strictObject({
  cursor: z.string().max(200).optional(),
  action: z.string().max(60).optional(),
  userId: Id.optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})

export const LogEntry = z.object({
  id: Id,
  action: z.string(),
  title: z.string(),
  actor: NamedRef.nullable(),
  at: z.string(),
  detail: z.record(z.string(), z.unknown()),
})
export type LogEntry = z.output<typeof LogEntry>

const LogPage = z.object({ items: z.array(LogEntry), nextCursor: z.string().nullable() })

export const log = {
  system: endpoint({
    method: 'GET',
    path: '/api/log/system',
    title: label('系统日志', 'System log'),
    access: { permission: 'log:list' },
    query: LogQuery,
    result: LogPage,
  }),
  login: endpoint({
    method: 'GET',
    path: '/api/log/login',
    title: label('登录日志', 'Login log'),
    access: { permission: 'log:list' },
    query: LogQuery,
    result: LogPage,
  }),
  verify: endpoint({
    method: 'GET',
    path: '/api/log/verify',
    title: label('校验日志完整性', 'Verify the log'),
    access: { permission: 'log:verify' },
    result: z.object({ intact: z.boolean(), entries: z.int(), firstBroken: z.int().nullable() }),
  }),
}
