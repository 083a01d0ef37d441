import { contract as calls, ContractBorrow } from '@srm/api/contract'
import type { Parsed } from '@srm/api/endpoint'
import { fillSentence, label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import type { CreateInput, Row } from '#kernel/records/fields/row.ts'
import { refuseStale } from '#kernel/records/write/writes.ts'
import { defineResource, resourceService } from '#modules/record/index.ts'
import { store } from '#kernel/records/store.ts'
import { contractRecords } from '../document/contract.store.ts'

mapConstraintError('contract_borrow_days', 'contractBorrow.days', 'dueOn')
mapConstraintError('contract_borrow_out_key', 'contractBorrow.out_already', 'contract')

export const borrowSentence = label('借阅：{{name}}', 'On loan: {{name}}')

const records = store(ContractBorrow, {
  allows: ({ stage }) => (stage === 'out' ? ['update', 'delete'] : []),
})

const outSql = `select u.name from contract_borrow b join user_ref u on u.tenant_id = b.tenant_id and u.id = b.borrower_id
  where b.tenant_id = $1 and b.contract_id = $2 and b.stage = 'out' and b.id is distinct from $3`

type Input = CreateInput<typeof ContractBorrow>

const prepare = async (ctx: Ctx, sent: Input, before: Row<typeof ContractBorrow> | undefined): Promise<Input> => {
  if (before?.stage === 'returned') fail('contractBorrow.returned')
  const contract = await contractRecords.held(ctx, sent.contract)
  if (contract.stage !== 'archived') fail('contractBorrow.not_archived')
  const { rows } = await ctx.db.run<{ name: string }>(outSql, [ctx.tenantId, contract.id, before?.id ?? null])
  if (rows[0]) fail('contractBorrow.out', { words: { who: { zh: rows[0].name, en: rows[0].name } } })
  return { ...sent, title: fillSentence(borrowSentence, { name: contract.name }), stage: 'out' }
}

type ReturnBody = Parsed<typeof calls.borrow.giveBack>['body']

const giveBack = async (ctx: Ctx, id: string, { version, returnedOn }: ReturnBody) => {
  const before = await records.held(ctx, id)
  refuseStale(before, version)
  if (before.stage === 'returned') fail('contractBorrow.returned')
  const saved = await records.patch(ctx, id, { returnedOn, stage: 'returned' })
  return { id, version: saved.version }
}

export const borrows = defineResource(ContractBorrow, calls.borrow, {
  code: { type: 163, prefix: 'HTJY', period: 'year' },
  service: resourceService(ContractBorrow, {
    records,
    prepare,
    removable: (_, { stage }) => {
      if (stage === 'returned') fail('contractBorrow.returned')
    },
  }),
  imports: false,
  handlers: { giveBack: (ctx, { params, body }) => giveBack(ctx, params.id, body) },
})
