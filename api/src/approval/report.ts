import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { NamedRef } from '../shared/fields.ts'
import { Id } from '../shared/ids.ts'
import { label } from '../shared/label.ts'

/** Of decisions people made: how many, how long they took in hours, how many came late or sent it back. */
const Figures = z.object({
  count: z.int(),
  average: z.number(),
  p90: z.number(),
  /** Hours of all of them together: what a step costs as a whole. */
  hours: z.number(),
  /** Those that had a time to be done in, and those done after it. */
  timed: z.int(),
  late: z.int(),
  returned: z.int(),
})
export type Figures = z.output<typeof Figures>

const Report = z.object({
  total: Figures,
  nodes: z.array(Figures.extend({ flow: z.string(), node: z.string() })),
  people: z.array(Figures.extend({ person: NamedRef })),
  flows: z.array(Figures.extend({ flow: z.string() })),
  departments: z.array(Figures.extend({ department: NamedRef.nullable() })),
  days: z.array(z.object({ day: z.string(), count: z.int(), late: z.int() })),
})
export type Report = z.output<typeof Report>

const aYear = 366 * 86_400_000

export const report = {
  show: endpoint({
    method: 'GET',
    path: '/api/approval/report',
    title: label('审批报表', 'Approval report'),
    access: { permission: 'approvalReport:show' },
    query: z
      .strictObject({
        from: z.iso.date(),
        to: z.iso.date(),
        flow: z.string().max(50).optional(),
        department: Id.optional(),
      })
      .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) <= aYear, {
        error: '时间范围不能超过一年',
        path: ['to'],
      }),
    result: Report,
  }),
}
