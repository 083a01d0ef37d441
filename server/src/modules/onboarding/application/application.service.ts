import { onboarding, SupplierApplication } from '@srm/api/onboarding'
import { shanghaiTime } from '@srm/api/shared/date'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { claimFiles } from '#modules/file/index.ts'
import { defineResource } from '#modules/record/index.ts'
import { filesOf, mayChange, mayDelete } from './application.rules.ts'
import { applications } from './application.store.ts'
import { invitationOf, reviewOf } from './application.views.ts'
import { approve, duplicate, link, reject, returnToApplicant, take } from './review.service.ts'

/** What every application begins with, whoever wrote it. */
export const beginning = () =>
  ({ stage: 'submitted', status: 'draft', submittedAt: shanghaiTime(new Date()), mended: 0 }) as const

export const keepScans = (ctx: Ctx, id: string, values: Parameters<typeof filesOf>[0]): Promise<void> =>
  claimFiles(ctx, 'supplierApplication', id, { licences: filesOf(values) })

/** On paper or by telephone: somebody of ours writes it down for them. */
export const supplierApplications = defineResource(SupplierApplication, onboarding.application, {
  code: { type: 64, prefix: 'ZR', period: 'month' },
  records: applications,
  prepare: (ctx, sent, before) => {
    if (!before) return { ...sent, ...beginning(), owner: ctx.userId, source: 'staff' as const }
    return mayChange(before) ? sent : fail('onboarding.closed')
  },
  changed: async (ctx, id, _, before) => {
    if (!before) await ctx.job('onboarding.received', { id })
  },
  removable: (_, row) => {
    if (!mayDelete(row)) fail('onboarding.kept')
  },
  handlers: {
    review: (ctx, { params }) => reviewOf(ctx, params.id),
    invitation: (ctx) => invitationOf(ctx),
    take: (ctx, { params, body }) => take(ctx, params.id, body),
    link: (ctx, { params, body }) => link(ctx, params.id, body),
    approve: (ctx, { params, body }) => approve(ctx, params.id, body),
    giveBack: (ctx, { params, body }) => returnToApplicant(ctx, params.id, body),
    reject: (ctx, { params, body }) => reject(ctx, params.id, body),
    duplicate: (ctx, { params, body }) => duplicate(ctx, params.id, body),
  },
})
