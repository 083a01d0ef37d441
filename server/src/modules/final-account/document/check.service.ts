import type { Parsed } from '@srm/api/endpoint'
import { FinalAccount, type finalAccount } from '@srm/api/final-account'
import { fillSentence, label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { writeEvent } from '#kernel/records/write/events.ts'
import { notify } from '#modules/notice/index.ts'
import { own } from '../final-account.db.ts'
import { readKept } from '../sheet/kept.store.ts'
import { isOpen } from '../sheet/sheet.rules.ts'
import { openAccount } from './account.service.ts'
import { accountRecords, unrestricted, type AccountRow } from './account.store.ts'

type ExplainBody = Parsed<typeof finalAccount.account.explain>['body']
type ConfirmBody = Parsed<typeof finalAccount.account.confirm>['body']

export const checkedSentence = label('{{title}} 已全部核对，可以送审', '{{title}} is confirmed and can be sent in')

const same = (text: string) => label(text, text)

/** What is open and how far it is confirmed, counted anew. */
const recount = async (ctx: Ctx, id: string): Promise<{ id: string; version: number }> => {
  const { lines, documents } = await readKept(ctx, id)
  const unconfirmed = lines.filter((one) => !one.isConfirmed).length
  const { version } = await accountRecords.patch(unrestricted(ctx), id, {
    unexplained: documents.filter((one) => isOpen(one) && one.reason === null).length,
    unconfirmed,
    stage: unconfirmed === 0 ? 'checked' : 'checking',
  })
  return { id, version }
}

const reasonSql = `update final_account_document set reason = $4 where tenant_id = $1 and account_id = $2 and id = any($3::uuid[])`
const unconfirmSql = `update final_account_line l set confirmed_by = null, confirmed_at = null where l.tenant_id = $1 and l.account_id = $2
  and l.source in (select e.source from final_account_entry e join final_account_document d on d.tenant_id = e.tenant_id
    and d.account_id = e.account_id and d.subject = e.subject and d.document_id = e.document_id
    where e.tenant_id = $1 and e.account_id = $2 and d.id = any($3::uuid[]))`

/** Why documents are not invoiced or paid as they were settled; lines they stand in are confirmed anew. */
export const explain = async (ctx: Ctx, id: string, { version, documents, reason }: ExplainBody) => {
  await openAccount(ctx, id, version)
  const kept = await readKept(ctx, id)
  for (const one of documents) {
    const found = kept.documents.find(({ rowId }) => rowId === one) ?? fail('finalAccount.document')
    if (!isOpen(found)) fail('finalAccount.no_difference', { words: { code: same(found.code) } })
  }
  await ctx.db.run(reasonSql, [ctx.tenantId, id, documents, reason])
  await ctx.db.run(unconfirmSql, [ctx.tenantId, id, documents])
  const codes = kept.documents.filter(({ rowId }) => documents.includes(rowId)).map(({ code }) => code)
  await writeEvent(ctx, FinalAccount.name, id, 'system', [], `差异说明：${codes.join('、')}`)
  return recount(ctx, id)
}

/** Finance says that a line is right: nobody does so of what they prepared, nor of a difference nobody explained. */
const assertConfirmable = async (ctx: Ctx, row: AccountRow, chosen: readonly string[]): Promise<void> => {
  if ([row.owner, row.createdBy].some((one) => one?.id === ctx.userId)) fail('finalAccount.own')
  const { lines, entries, documents } = await readKept(ctx, row.id)
  for (const line of chosen) {
    const { source, name } = lines.find(({ id }) => id === line) ?? fail('finalAccount.document')
    const open = documents.find(
      (one) =>
        one.reason === null &&
        isOpen(one) &&
        entries.some((part) => part.source === source && part.subject === one.subject && part.document === one.id),
    )
    if (open) fail('finalAccount.line_open', { words: { name: same(name), code: same(open.code) } })
  }
}

const confirmSql = `update final_account_line set confirmed_by = $4, confirmed_at = now() where tenant_id = $1 and account_id = $2
  and id = any($3::uuid[])`
const reopenLines = async (ctx: Ctx, id: string, lines: readonly string[]): Promise<void> => {
  const empty = { confirmed_by: null, confirmed_at: null }
  const of = own(ctx).updateTable('final_account_line').set(empty).where('account_id', '=', id)
  await of.where('id', 'in', [...lines]).execute()
}

export const confirmLines = async (ctx: Ctx, id: string, { version, lines, isConfirmed }: ConfirmBody) => {
  const row = await openAccount(ctx, id, version)
  if (isConfirmed) {
    await assertConfirmable(ctx, row, lines)
    await ctx.db.run(confirmSql, [ctx.tenantId, id, lines, ctx.userId])
  } else await reopenLines(ctx, id, lines)
  const names = row.lines.filter((line) => lines.includes(line.id)).map(({ name }) => name)
  const word = isConfirmed ? '核对确认' : '撤销核对'
  await writeEvent(ctx, FinalAccount.name, id, 'system', [], `${word}：${names.slice(0, 10).join('、')}`)
  const saved = await recount(ctx, id)
  const { unconfirmed } = await accountRecords.held(unrestricted(ctx), id)
  if (isConfirmed && unconfirmed === 0 && row.owner)
    await notify(ctx, {
      to: [row.owner.id],
      type: 'task',
      title: fillSentence(checkedSentence, { title: row.title }),
      subject: FinalAccount.name,
      subjectId: id,
    })
  return saved
}
