import { contract as calls, ContractChange } from '@srm/api/contract'
import { fillSentence, label } from '@srm/api/shared/label'
import { compareMoney, subtractMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import type { CreateInput } from '#kernel/records/fields/row.ts'
import { defineResource, resourceService } from '#modules/record/index.ts'
import { assertSeesAmounts, completeParts } from '../document/contract.service.ts'
import { contractRecords, isChangeable, isWritable, type ContractRow } from '../document/contract.store.ts'
import { counterpartyOf, holdParty, sideOf } from '../document/party.service.ts'
import { changeRecords, type ChangeRow } from './change.store.ts'
import { diffFigures, diffRows } from './compare.rules.ts'
import { changeDiff } from './compare.views.ts'
import { diffClauses, withoutId } from './diff.rules.ts'

mapConstraintError('contract_change_open_key', 'contractChange.open', 'contract')

type Input = CreateInput<typeof ContractChange>

export const changeSentence = label('合同变更：{{name}}', 'Change of {{name}}')

const assertChangeable = (contract: ContractRow, before: ChangeRow | undefined): void => {
  if (contract.stage === 'archived') fail('contract.archived')
  if (contract.hasOpenChange) fail('contractChange.open', { errors: [{ path: 'contract', message: '' }] })
  if (contract.status !== 'approved' || !isChangeable(contract)) fail('contractChange.not_changeable')
  // One that came back is written on, also when another change took effect meanwhile: from the contract as it is now.
  if (before && before.contract.id !== contract.id) fail('contractChange.locked')
}

const reader = { language: 'zh', hidesAmounts: false } as const

/** Instalments a form sends again keep what they go on from; those of the contract are named by their ids. */
const assertSomething = (sent: Input, contract: ContractRow, named: Readonly<Record<string, unknown>>): void => {
  if (sent.kind === 'pause' || sent.kind === 'terminate') return
  const after = { ...sent, ...named }
  const isSame =
    diffFigures(contract, after, reader).length === 0 &&
    diffRows('lines', contract.lines, sent.lines.map(withoutId), reader).length === 0 &&
    diffRows('plans', contract.plans, sent.plans.map(withoutId), reader).length === 0 &&
    diffClauses(contract.clauses, sent.clauses).every(({ kind }) => kind === 'same')
  if (isSame) fail('contractChange.nothing')
}

/** The other side as a row says it: what a form sends is only its id. */
const namedParty = (sent: string | null | undefined, known: ContractRow['customer'], name: string) => {
  if (!sent) return null
  return sent === known?.id ? known : { id: sent, name }
}

const settledSql = `select p.title as name, p.done_amount::text as done, p.contract_plan_id as item from payment_plan p
  where p.tenant_id = $1 and p.contract_id = $2 and p.done_amount > 0 order by p.seq`

type SettledPlan = { readonly name: string; readonly done: string; readonly item: string }
type ChangedPlan = { readonly item?: string | null | undefined; readonly amount?: string | null | undefined }

const same = (text: string) => label(text, text)

/** What money has moved by stays, and not for less than that. */
export const assertSettledKept = async (ctx: Ctx, contractId: string, plans: readonly ChangedPlan[]): Promise<void> => {
  const { rows } = await ctx.db.run<SettledPlan>(settledSql, [ctx.tenantId, contractId])
  for (const { name, done, item } of rows) {
    const kept = plans.find((plan) => plan.item === item)
    if (!kept || compareMoney(kept.amount ?? '0', done) < 0)
      fail('contractChange.settled', { words: { name: same(name), done: same(done) } })
  }
}

const invoicedSql = `select invoiced::text as invoiced, side from contract where tenant_id = $1 and id = $2`

/** What customers were invoiced for stays: a contract never becomes less than that. */
export const assertInvoicedKept = async (ctx: Ctx, contractId: string, amount: string): Promise<void> => {
  const [found] = (await ctx.db.run<{ invoiced: string; side: string }>(invoicedSql, [ctx.tenantId, contractId])).rows
  if (found?.side === 'receive' && compareMoney(amount, found.invoiced) < 0)
    fail('contractChange.invoiced', {
      words: { invoiced: same(found.invoiced) },
      errors: [{ path: 'amount', message: '' }],
    })
}

/** An instalment only goes on from one of its own contract, and no two from the same. */
const assertItems = ({ plans }: Input, contract: ContractRow): void => {
  const items = plans.flatMap(({ item }) => (item ? [item] : []))
  const own = new Set(contract.plans.map(({ id }) => id))
  if (new Set(items).size !== items.length || items.some((item) => !own.has(item))) fail('record.bad_reference')
}

const ended: readonly string[] = ['pause', 'terminate']

const prepare = async (ctx: Ctx, sent: Input, before: ChangeRow | undefined): Promise<Input> => {
  if (before && !isWritable(before.status)) fail('contractChange.locked')
  const contract = await contractRecords.held(ctx, sent.contract)
  assertChangeable(contract, before)
  if (sideOf(contract.direction, sent) !== contract.side) fail('contract.wrong_parent')
  assertSeesAmounts(ctx, contract.side)
  if (sent.startDate && sent.endDate && sent.endDate < sent.startDate)
    fail('contract.dates', { errors: [{ path: 'endDate', message: '' }] })
  if ((sent.customer ?? undefined) !== contract.customer?.id) await holdParty(ctx, sent)
  assertItems(sent, contract)
  const { deviationCount: _, ...parts } = await completeParts(ctx, sent, {
    template: contract.template?.id ?? null,
    hasProject: contract.project !== null,
  })
  const counterparty = await counterpartyOf(ctx, sent)
  assertSomething({ ...sent, ...parts }, contract, {
    counterparty,
    customer: namedParty(sent.customer, contract.customer, counterparty),
    supplier: namedParty(sent.supplier, contract.supplier, counterparty),
  })
  if (!ended.includes(sent.kind)) {
    await assertSettledKept(ctx, contract.id, parts.plans)
    await assertInvoicedKept(ctx, contract.id, sent.amount)
  }
  const amountBefore = contract.amount ?? '0.00'
  const whole = {
    ...sent,
    ...parts,
    counterparty,
    side: contract.side,
    project: contract.project?.id ?? null,
    title: fillSentence(changeSentence, { name: contract.name }),
    baseVersion: contract.versionNo,
    amountBefore,
    amountDelta: subtractMoney(sent.amount, amountBefore),
    owner: before?.owner?.id ?? ctx.userId,
    department: before?.department?.id ?? contract.department?.id ?? null,
  }
  return before ? whole : { ...whole, status: 'draft' as const }
}

export const changes = defineResource(ContractChange, calls.change, {
  code: { type: 82, prefix: 'HTBG', period: 'year' },
  service: resourceService(ContractChange, {
    records: changeRecords,
    prepare,
    removable: (_, { status }) => {
      if (status !== 'draft') fail('contractChange.kept')
    },
  }),
  imports: false,
  handlers: { diff: (ctx, { params }) => changeDiff(ctx, params.id) },
})
