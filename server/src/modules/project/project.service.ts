import { Project } from '@srm/api/project'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import type { CreateInput, Row } from '#kernel/records/fields/row.ts'
import { resourceService } from '#modules/record/index.ts'
import { nameManager } from './member.service.ts'
import { hasEnded } from './stage.rules.ts'

mapConstraintError('project_name_key', 'project.name_taken', 'name')

type Input = CreateInput<typeof Project>
type ProjectRow = Row<typeof Project>

const contactSql = `select 1 from customer_contact_ref where tenant_id = $1 and id = $2 and customer_id = $3`

const assertContact = async (ctx: Ctx, { customer, contact }: Input): Promise<void> => {
  if (!contact) return
  const { rows } = await ctx.db.run(contactSql, [ctx.tenantId, contact, customer ?? null])
  if (rows.length === 0) fail('customer.contact_elsewhere', { errors: [{ path: 'contact', message: '' }] })
}

/** A form gives the days of an event a project has none of yet; later they are moved with everything that hangs on them. */
const eventDays = (sent: Input, before: ProjectRow | undefined): Pick<Input, 'eventStart' | 'eventEnd'> => {
  if (before?.eventStart) return { eventStart: before.eventStart, eventEnd: before.eventEnd }
  const { eventStart = null, eventEnd = null } = sent
  if (eventEnd !== null && (eventStart === null || eventEnd < eventStart))
    fail('project.event_days', { errors: [{ path: 'eventEnd', message: '' }] })
  return { eventStart, eventEnd: eventStart === null ? null : (eventEnd ?? eventStart) }
}

const prepare = async (ctx: Ctx, sent: Input, before: ProjectRow | undefined): Promise<Input> => {
  if (before && hasEnded(before.stage)) fail('project.ended')
  await assertContact(ctx, sent)
  const days = { ...eventDays(sent, before), owner: sent.owner ?? before?.owner?.id ?? ctx.userId }
  // People are counted anew by a step of its own, which says who says so.
  if (before) return { ...sent, ...days, attendees: before.attendees ?? sent.attendees }
  return { ...sent, ...days, stage: 'intent', health: 'normal', progress: '0.00' }
}

const usedSql = `select 1 from task where tenant_id = $1 and project_id = $2 limit 1`

const days = ['eventStart', 'eventEnd', 'setupDate'] as const

export const projectService = resourceService(Project, {
  prepare,
  allows: ({ stage }) => {
    if (hasEnded(stage)) return []
    return stage === 'intent' ? ['update', 'delete'] : ['update']
  },
  changed: async (ctx, id, after, before) => {
    if (after?.owner && after.owner !== before?.owner?.id) await nameManager(ctx, id, after.owner)
    if (after && before && days.some((day) => (after[day] ?? null) !== before[day]))
      await ctx.emit('project.days', { id })
  },
  removable: async (ctx, { id, stage }) => {
    const { rows } = await ctx.db.run(usedSql, [ctx.tenantId, id])
    if (stage !== 'intent' || rows.length > 0) fail('project.in_use')
  },
})

export const projectRecords = projectService.records

/** A project goes to another manager, who is named in it unless it has ended. */
export const passProject = async (ctx: Ctx, id: string, { owner }: { readonly owner: string }): Promise<void> => {
  const { before } = await projectRecords.patch(ctx, id, { owner })
  if (!hasEnded(before.stage)) await nameManager(ctx, id, owner)
}
