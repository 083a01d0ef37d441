import type { contract as calls } from '@srm/api/contract'
import type { Parsed } from '@srm/api/endpoint'
import { shanghaiDay } from '@srm/api/shared/date'
import { label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { refuseStale } from '#kernel/records/write/writes.ts'
import { markDealt } from '#modules/crm/index.ts'
import { claimFiles } from '#modules/file/index.ts'
import { Contract } from '@srm/api/contract'
import { contractRecords, seeingAll, stamp, type ContractRow } from '../document/contract.store.ts'
import { resolveDues } from '../plan/due.service.ts'
import { typeRule } from '../type/type.views.ts'
import { missingPapers } from './papers.views.ts'
import { uploadedCopy } from './seal.service.ts'

type SignBody = Parsed<typeof calls.contract.sign>['body']

const same = (text: string) => label(text, text)

const takenSql = `select code from contract where tenant_id = $1 and sealed_hash = $2 and id <> $3`

/** The same scan stands for one contract only. */
const assertUnused = async (ctx: Ctx, id: string, hash: string): Promise<void> => {
  const { rows } = await ctx.db.run<{ code: string }>(takenSql, [ctx.tenantId, hash, id])
  if (rows[0]) fail('contract.sealed_twice', { words: { code: same(rows[0].code) } })
}

const sealedOf = async (ctx: Ctx, id: string, { sealedFiles, pages }: SignBody, isRequired: boolean) => {
  if (sealedFiles.length === 0) {
    if (isRequired) fail('contract.sealed_needed', { errors: [{ path: 'sealedFiles', message: '' }] })
    return { sealedFiles, sealedPages: null, sealedHash: null }
  }
  const copy = await uploadedCopy.collect(ctx, { files: sealedFiles })
  if (pages && pages !== copy.pages)
    fail('contract.pages', {
      words: { found: same(String(copy.pages)), told: same(String(pages)) },
      errors: [{ path: 'pages', message: '' }],
    })
  await assertUnused(ctx, id, copy.hash)
  return { sealedFiles: copy.files, sealedPages: copy.pages, sealedHash: copy.hash }
}

const assertSignable = (row: ContractRow, { version, signDate }: SignBody): void => {
  refuseStale(row, version)
  if (row.stage !== 'toSign') fail('contract.no_such_step')
  if (row.hasOpenChange) fail('contractChange.open')
  if (signDate > shanghaiDay(new Date())) fail('contract.sign_day', { errors: [{ path: 'signDate', message: '' }] })
}

/** Both sides have signed: the paper is in hand, instalments that wait for it have their days, a customer is dealt with. */
export const signContract = async (ctx: Ctx, id: string, body: SignBody) => {
  const row = await contractRecords.held(ctx, id)
  assertSignable(row, body)
  const { requiredPapers, isSealRequired } = await typeRule(ctx, row.type.id)
  const attachments = [...row.attachments, ...body.papers.filter((paper) => !row.attachments.includes(paper))]
  const missing = await missingPapers(ctx, requiredPapers, attachments)
  if (missing.length > 0) fail('contract.papers', { words: { papers: same(missing.join('、')) } })
  const sealed = await sealedOf(ctx, id, body, isSealRequired)
  const { signDate, signer, sealNo = null, copies } = body
  await contractRecords.patch(seeingAll(ctx), id, {
    ...sealed,
    attachments,
    signDate,
    signer: signer ?? ctx.userId,
    sealNo,
    copies,
    stage: 'signed',
    ...stamp(ctx),
  })
  await claimFiles(ctx, Contract.name, id, { attachments, sealedFiles: sealed.sealedFiles })
  if (row.side === 'receive' && row.customer) await markDealt(ctx, row.customer.id)
  await resolveDues(ctx, { contracts: [id] }, 'signed')
  await ctx.emit('contract.signed', { id })
  return { id, version: (await contractRecords.show(ctx, id)).version }
}
