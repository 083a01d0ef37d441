import { Application, application } from '@srm/api/application'
import { label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import { documentOf } from '#kernel/records/document.ts'
import { defineResource } from '#modules/record/index.ts'
import { allowed, datesInOrder, mayChange, mayDelete, missingFields, withoutOtherTypes } from './application.rules.ts'

mapConstraintError('application_dates', 'application.dates', 'endDate')

/** Also of those a type does not ask for: what is emptied below was sent all the same. */
const assertPeople = async (ctx: Ctx, ids: readonly string[] = []): Promise<void> => {
  if (ids.length === 0) return
  const sql = 'select count(*)::int as n from user_ref where tenant_id = $1 and id = any($2::uuid[])'
  const { rows } = await ctx.db.run<{ n: number }>(sql, [ctx.tenantId, ids])
  if (rows[0]?.n !== new Set(ids).size) fail('record.bad_reference', { errors: [{ path: 'companions', message: '' }] })
}

/**
 * Whoever changes a document locks it first, as the approval does: the two never pass each other. Whoever writes it is
 * the applicant unless they name another.
 */
export const applications = defineResource(Application, application, {
  code: { type: 40, prefix: 'SQ', period: 'month' },
  allows: ({ status }) => allowed(status),
  prepare: async (ctx, sent, before) => {
    if (before && !mayChange(before.status)) fail('application.locked')
    if (!datesInOrder(sent)) fail('application.dates', { errors: [{ path: 'endDate', message: '' }] })
    const missing = missingFields(sent)
    if (missing.length > 0) fail('application.required', { errors: missing.map((path) => ({ path, message: '' })) })
    await assertPeople(ctx, sent.companions)
    const values = withoutOtherTypes(sent)
    return before ? values : { ...values, owner: sent.owner ?? ctx.userId, status: 'draft' as const }
  },
  removable: (_, { status }) => {
    if (!mayDelete(status)) fail('application.kept')
  },
})

export const applicationDocument = documentOf(Application, applications.service.records, {
  amount: 'amount',
  isGeneral: true,
  summary: ['type', 'amount', 'days', 'department', 'reason'],
  defaultFlow: {
    steps: [
      { by: 'superior', name: label('直属上级', 'Superior') },
      { by: 'deptHead', name: label('部门负责人', 'Head of the department'), from: '10000.00' },
      { by: 'role', role: 'FINANCE', name: label('财务', 'Finance'), from: '50000.00' },
      { by: 'role', role: 'GM', name: label('总经理', 'General manager'), from: '200000.00' },
    ],
  },
})
