import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../shared/ids.ts'
import { label } from '../shared/label.ts'

const amount = z.string().regex(/^\d{1,13}(\.\d{1,2})?$/)

const Line = z.strictObject({
  department: Id.optional(),
  category: z.strictObject({ path: z.string().min(1).max(100), value: z.string().max(200) }).optional(),
  from: amount.optional(),
  below: amount.optional(),
  people: z.array(Id).max(50).default([]),
  roles: z.array(Id).max(20).default([]),
})
export type MatrixLine = z.output<typeof Line>
const Matrix = z.strictObject({
  name: z.string().trim().min(1).max(50),
  lines: z.array(Line).max(500),
  effectiveFrom: z.iso.date().nullable().default(null),
  effectiveTo: z.iso.date().nullable().default(null),
})

export const phrase = {
  list: endpoint({
    method: 'GET',
    path: '/api/approval_phrase/list',
    title: label('常用审批意见', 'My usual opinions'),
    access: 'signed-in',
    result: z.array(z.object({ id: Id, body: z.string() })),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/approval_phrase/save',
    title: label('保存常用审批意见', 'Save my usual opinions'),
    access: 'signed-in',
    body: z.strictObject({ bodies: z.array(z.string().trim().min(1).max(100)).max(20) }),
    result: z.object({ count: z.int() }),
  }),
}

export const matrix = {
  list: endpoint({
    method: 'GET',
    path: '/api/approval_matrix/list',
    title: label('审批矩阵', 'Approval matrices'),
    access: { permission: 'approvalFlow:list' },
    result: z.array(Matrix.extend({ id: Id, version: z.int() })),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/approval_matrix/save',
    title: label('保存审批矩阵', 'Save an approval matrix'),
    access: { permission: 'approvalFlow:update' },
    body: Matrix.extend({ id: Id.optional(), version: z.int().optional() }),
    result: z.object({ id: Id, version: z.int() }),
  }),
}

export const calendar = {
  list: endpoint({
    method: 'GET',
    path: '/api/work_calendar/list',
    title: label('工作日历', 'Working calendar'),
    access: 'signed-in',
    query: z.strictObject({ year: z.coerce.number().int().min(2000).max(2199) }),
    result: z.array(z.object({ day: z.string(), works: z.boolean(), name: z.string() })),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/work_calendar/save',
    title: label('设置工作日历', 'Set the working calendar'),
    access: { permission: 'approvalFlow:update' },
    body: z.strictObject({
      days: z
        .array(
          z.strictObject({
            day: z.iso.date(),
            works: z.boolean().nullable(),
            name: z.string().trim().max(30).default(''),
          }),
        )
        .min(1)
        .max(400),
    }),
    result: z.object({ count: z.int() }),
  }),
}
