import { budget as calls, Budget } from '@srm/api/budget'
import { label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import { documentOf } from '#kernel/records/document.ts'
import type { CreateInput, Row } from '#kernel/records/fields/row.ts'
import { defineResource, resourceService } from '#modules/record/index.ts'
import { assertOpenProject } from '#modules/project/index.ts'
import { beginVersion } from './begin.service.ts'
import { diffVersions } from './diff.views.ts'
import { hindrances, takeChanges, takeEffect, loseEffect } from './effect.service.ts'
import { priceLines } from './lines.rules.ts'
import { readVersionFacts, versionFacts, useOfVersion } from './version.views.ts'

mapConstraintError('budget_version_key', 'record.stale', 'versionNo')

const changeable: readonly string[] = ['draft', 'returned', 'rejected', 'withdrawn']

const numberSql = `select p.name, p.department_id as department,
    (select coalesce(max(b.version_no), 0) + 1 from budget b where b.tenant_id = $1 and b.project_id = p.id)::int as next
  from project_ref p where p.tenant_id = $1 and p.id = $2`

type Body = CreateInput<typeof Budget>
type Before = Row<typeof Budget>

/** Whoever does not see what things cost would write nothing over it. */
const assertSees = ({ session }: Ctx): void => {
  if (session.masks?.has('cost') || session.masks?.has('income')) fail('budget.masked')
}

/** What the product itself keeps of a line stays as it was, whatever is sent. */
const keepManaged = (sent: Body, before: Before | undefined): Body['lines'] => {
  const known = new Map(before?.lines.map((line) => [line.id, line]))
  return sent.lines.map((line) => {
    const was = line.id === undefined ? undefined : known.get(line.id)
    return { ...line, item: was?.item?.id ?? null, adjustment: was?.adjustment ?? null }
  })
}

const priced = (sent: Body, before: Before | undefined) => {
  const result = priceLines(keepManaged(sent, before), sent, sent.contingencyRate)
  if ('error' in result) {
    const line = String(result.line + 1)
    return fail('budget.formula', {
      words: { line: { zh: line, en: line }, what: result.error.message },
      errors: [{ path: `lines.${result.line}.formula`, message: result.error.message.zh }],
    })
  }
  const { lines, totals } = result
  return {
    lines: [...lines],
    costTotal: totals.cost,
    contingency: totals.contingency,
    incomeTotal: totals.income,
  }
}

const service = resourceService(Budget, {
  lines: { lines: { table: 'budget_line', parent: 'budget_id' } },
  allows: ({ status }) => [
    ...(changeable.includes(status) ? ['update'] : []),
    ...(status === 'draft' ? ['delete'] : []),
  ],
  prepare: async (ctx, sent, before) => {
    assertSees(ctx)
    if (before && !changeable.includes(before.status)) fail('budget.locked')
    // It stays with its project, whatever is sent.
    const project = before?.project.id ?? sent.project
    for (const id of new Set([project, sent.project])) await assertOpenProject(ctx, id, 'budget')
    const whole = { ...sent, project, ...priced(sent, before) }
    if (before) return whole
    const { rows } = await ctx.db.run<{ name: string; department: string | null; next: number }>(numberSql, [
      ctx.tenantId,
      sent.project,
    ])
    const { name, department, next } = rows[0] ?? fail('record.bad_reference')
    return {
      ...whole,
      versionNo: next,
      title: `${name} 预算 V${next}`,
      isEffective: false,
      owner: ctx.userId,
      department,
      status: 'draft' as const,
    }
  },
  removable: (_, { status }) => {
    if (status !== 'draft') fail('budget.kept')
  },
})

export const versions = defineResource(Budget, calls.budget, {
  code: { type: 71, prefix: 'YS', period: 'year' },
  service,
  handlers: {
    begin: (ctx, { body }) => beginVersion(ctx, service, body),
    diff: (ctx, { params, query }) => diffVersions(ctx, service, params.id, query.against),
  },
})

export const versionDocument = documentOf(Budget, service.records, {
  lines: service.records.lines,
  amount: 'costTotal',
  summary: ['project', 'versionNo', 'costTotal', 'incomeTotal', 'attendees'],
  facts: { fields: versionFacts, read: readVersionFacts },
  precheck: (ctx, row) => hindrances(ctx, row.id, row.project.id),
  later: ['isEffective', 'lines'],
  inUse: (ctx, row) => useOfVersion(ctx, row),
  defaultFlow: {
    steps: [
      { by: 'superior', name: label('直属上级', 'Superior') },
      { by: 'role', role: 'FINANCE', name: label('财务', 'Finance') },
      { by: 'role', role: 'GM', name: label('总经理', 'General manager'), from: '500000' },
    ],
  },
  on: { pending: takeChanges, approved: takeEffect, void: loseEffect },
})
