import { ContractTemplate, contract as calls } from '@srm/api/contract'
import { mapConstraintError } from '#kernel/errors.ts'
import type { CreateInput, Row } from '#kernel/records/fields/row.ts'
import { defineResource } from '#modules/record/index.ts'
import { libraryOf } from './template.views.ts'

mapConstraintError('contract_template_name_key', 'contractTemplate.taken', 'name')

type Input = CreateInput<typeof ContractTemplate>

/** A clause keeps its key through renamings, so that contracts know what they began as; a new one gets the next free. */
const withKeys = (clauses: Input['clauses'], before: Row<typeof ContractTemplate> | undefined): Input['clauses'] => {
  const known = new Map(before?.clauses.map(({ id, key }) => [id, key]))
  const taken = new Set(known.values())
  let next = 0
  const fresh = (): string => {
    do next += 1
    while (taken.has(`c${next}`))
    return `c${next}`
  }
  return clauses.map((clause) => ({ ...clause, key: (clause.id && known.get(clause.id)) ?? fresh() }))
}

export const templates = defineResource(ContractTemplate, calls.template, {
  code: { type: 161, prefix: 'HTFB', digits: 3 },
  lines: { clauses: { table: 'contract_template_clause', parent: 'contract_template_id' } },
  prepare: (_, sent, before) => ({ ...sent, clauses: withKeys(sent.clauses, before) }),
  handlers: { library: (ctx, { query }) => libraryOf(ctx, query.keyword) },
})
